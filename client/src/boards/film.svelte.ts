/** The news of a board in motion, one after the other, and at any moment straight to the end of them all. */

type Steps = (film: Film) => Promise<void>;

/** So many news may wait, as when three bots have moved; where more come, somebody is in a hurry. */
const MOST_WAITING = 3;

export class Film {
  /** Whether something is shown. When this turns false, the board shows how things stand. */
  playing = $state(false);
  private next: Steps[] = [];
  private cut = new AbortController();

  /** Shows the steps when all that came before has been shown. */
  play(steps: Steps): void {
    if (document.hidden) return;
    if (this.next.length === MOST_WAITING) this.skip();
    this.next.push(steps);
    if (!this.playing) void this.run();
  }

  skip(): void {
    this.next = [];
    this.cut.abort();
  }

  wait(milliseconds: number): Promise<void> {
    return this.until(new Promise((done) => setTimeout(done, milliseconds)));
  }

  /** Moves an element; the motion ends where the element stands. */
  async animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    const motion = element.animate(frames, options);
    this.cut.signal.addEventListener('abort', () => motion.cancel(), { once: true });
    await this.until(motion.finished.catch(() => undefined));
  }

  private async run(): Promise<void> {
    this.playing = true;
    try {
      for (let steps = this.next.shift(); steps; steps = this.next.shift()) {
        const cut = (this.cut = new AbortController());
        await steps(this).catch((reason: unknown) => {
          if (!cut.signal.aborted) throw reason;
        });
      }
    } finally {
      this.playing = false;
    }
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
