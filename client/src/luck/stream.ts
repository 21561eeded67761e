/** Chance from a seed, as docs/deals.md describes it. */

import { shake256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const MOST_WORDS = 1024;

/** So many bytes that a seed yields under a label. */
export function shake(seed: Uint8Array, label: string, length: number): Uint8Array {
  return shake256(concatBytes(seed, utf8ToBytes(label)), { dkLen: length });
}

export { bytesToHex, hexToBytes };

/** Picks and shuffles by the words of one stream. */
export class Stream {
  private at = 0;
  private readonly words: DataView;

  constructor(seed: Uint8Array, label: string, words = MOST_WORDS) {
    const bytes = shake(seed, label, 4 * words);
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** One of 0 … n−1, all equally likely. */
  pick(n: number): number {
    for (;;) {
      const scaled = BigInt(this.words.getUint32(4 * this.at++)) * BigInt(n);
      if (BigInt.asUintN(32, scaled) >= BigInt(2 ** 32 % n)) return Number(scaled >> 32n);
    }
  }

  shuffle<T>(list: T[]): T[] {
    for (let last = list.length - 1; last > 0; last--) {
      const other = this.pick(last + 1);
      [list[last], list[other]] = [list[other]!, list[last]!];
    }
    return list;
  }
}
