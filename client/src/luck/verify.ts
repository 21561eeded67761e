/** Whether the luck of a game was fair: checked here in the browser, step by step, without trusting the server. */

import { deal } from './deal';
import { bytesToHex, hexToBytes, shake, Stream } from './stream';

export interface Proof {
  commitment: string;
  server_seed: string;
  contributions: { seat: number; value: string }[];
  seed: string;
  seating: number[] | null;
}

export interface Record {
  game: string;
  seats: number;
  seed: string | null;
  deal: { [part: string]: unknown };
}

export interface Check {
  what: 'commitment' | 'own' | 'seed' | 'record' | 'lots' | 'deal';
  isRight: boolean;
}

/** `own` is what this browser added when one sat down, null where it did not. */
export async function verify(record: Record, proof: Proof, own: string | null): Promise<Check[]> {
  const serverSeed = hexToBytes(proof.server_seed);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', serverSeed as BufferSource));
  const checks: Check[] = [{ what: 'commitment', isRight: bytesToHex(hash) === proof.commitment }];
  if (own) checks.push({ what: 'own', isRight: proof.contributions.some((one) => one.value === own) });

  const values = proof.contributions.map((one) => one.value).join('');
  const label = `karfunkel/1/luck/${proof.contributions.length}`;
  const seed = shake(hexToBytes(proof.server_seed + values), label, 32);
  checks.push({ what: 'seed', isRight: bytesToHex(seed) === proof.seed });
  checks.push({ what: 'record', isRight: record.seed === proof.seed });

  if (proof.seating) {
    const seats = Array.from({ length: record.seats }, (_, at) => at + 1);
    const drawn = new Stream(seed, 'karfunkel/1/lots', 64).shuffle(seats);
    checks.push({ what: 'lots', isRight: isSame(drawn, proof.seating) });
  }
  const drawn = deal(record.game, record.seats, seed, record.deal);
  const isRight = Object.entries(drawn).every(([part, value]) => isSame(value, record.deal[part]));
  checks.push({ what: 'deal', isRight });
  return checks;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
