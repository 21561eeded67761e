/** The news of a board in motion: one step after the other, and at any moment straight to the end. */

export class Film {
  playing = $state(false);
  private cut = new AbortController();

  /** Shows the steps; `end` is called in every case, and shows how things stand. */
  async play(steps: (film: Film) => Promise<void>, end: () => void): Promise<void> {
    this.skip();
    const cut = (this.cut = new AbortController());
    this.playing = true;
    try {
      await steps(this);
    } catch (reason) {
      if (!cut.signal.aborted) throw reason;
    } finally {
      if (this.cut === cut) {
        this.playing = false;
        end();
      }
    }
  }

  skip(): void {
    this.cut.abort();
  }

  wait(milliseconds: number): Promise<void> {
    return this.until(new Promise((done) => setTimeout(done, milliseconds)));
  }

  /** Moves an element; the motion ends where the element stands. */
  async animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    const motion = element.animate(frames, options);
    const stop = () => motion.cancel();
    this.cut.signal.addEventListener('abort', stop, { once: true });
    await this.until(motion.finished.catch(() => undefined));
  }

  private until(something: Promise<unknown>): Promise<void> {
    const { signal } = this.cut;
    return new Promise((resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      void something.then(() => resolve());
    });
  }
}
