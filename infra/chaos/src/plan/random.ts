import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Random numbers that a seed reproduces. */
export interface Random {
  /** Both ends included. */
  between(least: number, most: number): number;
  /** @param probability from 0 to 1 */
  chance(probability: number): boolean;
  /** @throws when there is nothing to choose from */
  oneOf<Value>(values: readonly Value[]): Value;
  shuffled<Value>(values: readonly Value[]): Value[];
}

/** FNV-1a. It gives each name a separate sequence, independent of how often others draw. */
const hashOf = (text: string) => {
  let hash = 0x81_1c_9d_c5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash;
};

/** @param drawer name of the consumer: each name has a separate sequence for the same seed */
export const randomOf = (seed: number, drawer: string): Random => {
  const generator = xoroshiro128plus(seed ^ hashOf(drawer));
  const between = (least: number, most: number) => uniformInt(generator, least, most);
  return {
    between,
    chance: (probability) => between(0, 999_999) < probability * 1_000_000,
    oneOf<Value>(values: readonly Value[]) {
      if (values.length === 0) throw new Error('There is nothing to choose from');
      return values[between(0, values.length - 1)] as Value;
    },
    shuffled<Value>(values: readonly Value[]) {
      const keyed = values.map((value) => ({ value, key: between(0, 0x3f_ff_ff_ff) }));
      return keyed.toSorted((a, b) => a.key - b.key).map(({ value }) => value);
    },
  };
};
