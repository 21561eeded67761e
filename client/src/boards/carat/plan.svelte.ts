/** The move that is being made: a tile of the hand, how it is turned, and the field it is held over or put down on. */

import { turned, unturned } from './fields';

export class Plan {
  /** clockwise quarter turns */
  quarters = $state(0);
  /** where the tile is put down, not laid yet */
  field = $state<string | null>(null);
  /** what the pointer or the keyboard is on */
  pointed = $state<string | null>(null);
  /** the move that is on its way to the server */
  sent = $state.raw<{ field: string; laid: string } | null>(null);
  private wanted = $state('');

  constructor(private readonly legal: () => readonly string[]) {}

  readonly tiles = $derived.by(() => [...new Set(this.legal().map((move) => unturned(move.slice(3))))]);
  readonly tile = $derived.by(() => (this.tiles.includes(this.wanted) ? this.wanted : (this.tiles[0] ?? '')));
  readonly laid = $derived.by(() => (this.tile ? turned(this.tile, this.quarters) : ''));
  readonly fields = $derived.by(
    () => new Set(this.legal().flatMap((move) => (move.slice(3) === this.laid ? [move.slice(0, 2)] : []))),
  );
  /** where the tile is shown */
  readonly at = $derived.by(() => {
    const field = this.field ?? this.pointed;
    return field && this.fields.has(field) ? field : null;
  });
  readonly move = $derived.by(() => (this.at ? `${this.at}=${this.laid}` : null));

  take(tile: string): void {
    if (tile === this.tile) return;
    this.wanted = tile;
    this.quarters = 0;
  }

  turn(quarters: number): void {
    if (this.tile) this.quarters += quarters;
  }

  /** A move from elsewhere: its tile is put down as it is to lie. */
  show(move: string): void {
    const [field, laid] = move.split('=') as [string, string];
    this.wanted = unturned(laid);
    this.quarters = [0, 1, 2, 3].find((quarters) => turned(this.wanted, quarters) === laid)!;
    this.field = field;
  }

  put(field: string): void {
    if (this.fields.has(field)) this.field = field;
  }

  /** The move as text, once the tile is put down on a field. */
  send(): string | null {
    if (!this.field || !this.move) return null;
    this.sent = { field: this.field, laid: this.laid };
    return this.move;
  }

  clear(): void {
    this.field = this.sent = null;
    this.quarters = 0;
  }
}
