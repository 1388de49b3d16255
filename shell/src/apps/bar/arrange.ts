import type { SearchHit } from '@hub/contracts';
import type { Intent } from './read-intent.ts';

/** Something that the bar does itself: a page that it opens, or an action. */
export interface BarCommand {
  readonly id: string;
  readonly group: 'goTo' | 'do' | 'settings';
  readonly title: string;
  /** Other words for it. */
  readonly words?: string;
  /** Its shortcut, as it is shown. */
  readonly keys?: string;
}

/** Where a new card can go: a set, or a class for a new set. */
export interface CardPlace {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

export type Row =
  | { readonly kind: 'hit'; readonly id: string; readonly hit: SearchHit }
  | { readonly kind: 'command'; readonly id: string; readonly command: BarCommand }
  | { readonly kind: 'card'; readonly id: string; readonly place: CardPlace }
  | { readonly kind: 'add' | 'ask'; readonly id: string; readonly text: string };

export interface RowGroup {
  readonly name: 'best' | 'goTo' | 'do' | 'cards' | 'more';
  readonly rows: readonly Row[];
}

export interface Known {
  readonly commands: readonly BarCommand[];
  readonly hits: readonly SearchHit[];
  readonly places: readonly CardPlace[];
}

const most = { commands: 4, places: 30 } as const;

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '');
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const beginsIn = (text: string, words: readonly string[]) =>
  wordsOf(text).every((term) => words.some((word) => word.startsWith(term)));

/** 2: the title itself has the words; 1: with its other words; 0: not. */
const fitOf = ({ title, words = '' }: BarCommand, text: string) => {
  if (wordsOf(text).length === 0 || !beginsIn(text, [...wordsOf(title), ...wordsOf(words)])) return 0;
  return beginsIn(text, wordsOf(title)) ? 2 : 1;
};

const rowOf = (command: BarCommand): Row => ({ kind: 'command', id: command.id, command });
const hitRow = (hit: SearchHit): Row => ({ kind: 'hit', id: `${hit.kind} ${hit.id}`, hit });

const fitting = (commands: readonly BarCommand[], text: string, fit: 1 | 2) =>
  commands
    .filter((command) => fitOf(command, text) === fit)
    .slice(0, most.commands)
    .map(rowOf);

const atRest = (commands: readonly BarCommand[]): RowGroup[] => [
  { name: 'goTo', rows: commands.filter(({ group }) => group === 'goTo').map(rowOf) },
  { name: 'do', rows: commands.filter(({ group }) => group === 'do').map(rowOf) },
];

const addRow = (text: string): Row => ({ kind: 'add', id: 'add', text });
const askRow = (text: string): Row => ({ kind: 'ask', id: 'ask', text });

/** A command that begins as it is typed comes before what is found; two letters are too few to mean one. */
const found = ({ text, isSentence }: Intent, { commands, hits }: Known): RowGroup[] => {
  const meant = text.length > 2 ? fitting(commands, text, 2) : [];
  const others = [...(text.length > 2 ? [] : fitting(commands, text, 2)), ...fitting(commands, text, 1)];
  const more = isSentence ? [askRow(text), addRow(text)] : [addRow(text), askRow(text)];
  return [
    { name: 'goTo', rows: meant },
    { name: 'best', rows: hits.map(hitRow) },
    { name: 'do', rows: others },
    { name: 'more', rows: more },
  ];
};

/** Pages, then classes, then what is in them. */
const reached = ({ text }: Intent, { commands, hits }: Known): RowGroup[] => {
  const places = commands.filter(({ group }) => group !== 'do');
  const isClass = ({ kind }: SearchHit) => kind === 'class';
  const ordered = [...hits.filter(isClass), ...hits.filter((hit) => !isClass(hit))];
  return [
    {
      name: 'goTo',
      rows: text === '' ? places.map(rowOf) : [...fitting(places, text, 2), ...fitting(places, text, 1)],
    },
    { name: 'best', rows: ordered.map(hitRow) },
  ];
};

const cards = ({ text }: Intent, { places }: Known): RowGroup[] => {
  const rows = places
    .filter(({ title, detail }) => beginsIn(text, wordsOf(`${title} ${detail}`)))
    .slice(0, most.places)
    .map((place): Row => ({ kind: 'card', id: place.id, place }));
  return [{ name: 'cards', rows }];
};

const arranged = (typed: string, intent: Intent, known: Known): RowGroup[] => {
  if (typed.trim() === '') return atRest(known.commands);
  switch (intent.kind) {
    case 'card':
      return cards(intent, known);
    case 'add':
      return [{ name: 'do', rows: [addRow(intent.text), askRow(typed.trim())] }];
    case 'ask':
      return [{ name: 'do', rows: [askRow(intent.text), addRow(intent.text)] }];
    case 'go':
      return reached(intent, known);
    case 'find':
      return found(intent, known);
  }
};

/** The rows of the bar in groups, the likeliest first. Enter does the first one. */
export const arrange = (typed: string, intent: Intent, known: Known): RowGroup[] =>
  arranged(typed, intent, known).filter(({ rows }) => rows.length > 0);
