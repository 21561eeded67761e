/** Shows scenes one after the other, each for its time; what is shown in the end is the board as it is. */

export interface Timed {
  /** how long the scene stands, in milliseconds */
  hold: number;
}

/** When so many scenes wait, they go by faster, but never faster than this. */
const MANY = 16;
const FASTEST = 0.4;

export class Projector<Scene extends Timed> {
  /** null when there is nothing to show in motion */
  scene = $state.raw<Scene | null>(null);
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(scenes: readonly Scene[]): void {
    this.#waiting.push(...scenes);
    if (!this.scene) this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.scene = null;
  }

  #next = (): void => {
    this.scene = this.#waiting.shift() ?? null;
    if (!this.scene) return;
    const pace = Math.max(FASTEST, Math.min(1, MANY / this.#waiting.length));
    this.#timer = setTimeout(this.#next, this.scene.hold * pace);
  };
}
