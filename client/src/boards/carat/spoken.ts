/** Fields and chips as they are spoken, for who does not see them. */

import type { Colour } from '../../gems/cuts';
import { COLOURS } from '../../gems/cuts';
import { coloursOf, valueOf, type Chip } from './fields';

type Say = (id: string, args?: Record<string, unknown>) => string;

export function colourName(colour: Colour, say: Say): string {
  return say(`carat-${colour}`);
}

/** A tile as it lies: its value, and its colours clockwise from the upper left. */
export function spokenTile(laid: string, say: Say): string {
  const [nw, ne, se, sw] = coloursOf(laid).map((colour) => colourName(colour, say));
  return say('client-carat-tile', { value: Number(valueOf(laid)), nw, ne, se, sw });
}

/** How a chip stands, or what became of it. */
export function verdict(chip: Chip, names: Record<number, string>, colours: readonly string[], say: Say): string {
  if (!chip.leader) {
    if (!chip.turned && chip.carats.every((carats) => !carats)) return say('client-carat-chip-bare');
    return say(chip.turned ? 'client-carat-chip-nobody' : 'client-carat-chip-tied');
  }
  const seat = colours.findIndex((own) => own.includes(chip.leader!)) + 1;
  return say(chip.turned ? 'client-carat-chip-won' : 'client-carat-chip-leads', {
    colour: colourName(chip.leader, say),
    points: chip.worth,
    who: seat ? names[seat] : say('client-carat-neutral'),
  });
}

export function spokenChip(chip: Chip, names: Record<number, string>, colours: readonly string[], say: Say): string {
  const totals = COLOURS.map((colour, at) => `${colourName(colour, say)} ${chip.carats[at]}`).join(', ');
  const parts = [say('client-carat-chip', { place: chip.place, value: chip.value })];
  if (!chip.turned) parts.push(say('client-carat-missing', { missing: chip.missing }));
  return [...parts, totals, verdict(chip, names, colours, say)].join('. ');
}
