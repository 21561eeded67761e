/** Several people at one device: through whose eyes the board is shown, and when a curtain hides it. */

import { untrack } from 'svelte';
import type { State } from '../live/messages';

interface Here {
  you: readonly number[];
  now: State;
}

export class Handing {
  private shown = $state(0);
  private covered = $state(false);

  constructor(private readonly here: () => Here) {
    const { you, now } = untrack(here);
    this.shown = you.find((seat) => now.pending.includes(seat)) ?? you[0] ?? 0;
    this.covered = now.status === 'on' && you.length > 1 && this.differs(you[0]!, you[1]!);
    $effect(() => {
      if (!this.next && this.waiting) this.shown = this.waiting;
    });
  }

  /** The seat that looks; 0 for who only watches. */
  get seat(): number {
    const { you } = this.here();
    return you.includes(this.shown) ? this.shown : (you[0] ?? 0);
  }

  /** Whose turn it is at this device, others than the one who looks. */
  private get waiting(): number {
    const { you, now } = this.here();
    return now.pending.includes(this.seat) ? 0 : (you.find((seat) => now.pending.includes(seat)) ?? 0);
  }

  /** Who must be handed the device, because hands are hidden from each other; 0 for nobody. */
  get next(): number {
    return this.waiting && this.differs(this.seat, this.waiting) ? this.waiting : 0;
  }

  get isCovered(): boolean {
    return this.covered && this.here().now.status === 'on';
  }

  cover(): void {
    this.covered = true;
  }

  open(): void {
    this.shown = this.waiting || this.seat;
    this.covered = false;
  }

  /** Whether one seat sees what another does not. */
  private differs(one: number, other: number): boolean {
    const { sight } = this.here().now;
    const seen = (seat: number) => JSON.stringify({ ...sight[seat]?.view, seat: 0 });
    return seen(one) !== seen(other);
  }
}
