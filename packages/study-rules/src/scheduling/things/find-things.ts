import { isSlip } from '../words/spelling.ts';
import type { ClassOf, Thing } from './things.ts';
import { inOrder } from './things.ts';

/** What a message says about the thing that it means. */
export interface Description {
  /** Words that distinguish, by their common names. */
  readonly names: readonly string[];
  readonly classes: readonly ClassOf[];
  readonly kind?: 'task' | 'event' | undefined;
  readonly day?: string | undefined;
  /** A title in quotation marks. */
  readonly title?: string | undefined;
}

/** `one`: certain; `several`: they fit alike; `near`: none fits every word. */
export interface Found {
  readonly certainty: 'one' | 'several' | 'near' | 'none';
  readonly things: readonly Thing[];
  /** Nearly certain: a word that only this title has, and nothing contradicts it. */
  readonly isClear?: boolean;
}

const stemOf = (word: string) => word.replace(/(?:ing|ed|es|en)$/u, '');

export const isName = (said: string, name: string): boolean => {
  if (said === name) return true;
  if (/\d/u.test(said) || /\d/u.test(name)) return false;
  if (said.length >= 3 && name.startsWith(said)) return true;
  if (name.length >= 4 && said.startsWith(name) && said.length - name.length <= 3) return true;
  return (stemOf(said).length >= 4 && stemOf(said) === stemOf(name)) || isSlip(said, name);
};

interface Scored {
  readonly thing: Thing;
  /** Every word is explained. */
  readonly isFull: boolean;
  /** Every word of its title was said. */
  readonly isWhole: boolean;
  readonly own: number;
}

const scored = (thing: Thing, { names, classes }: Description): Scored => {
  const inTitle = (name: string) => thing.own.some((own) => isName(name, own));
  const own = names.filter(inTitle);
  const others = names.filter((name) => !inTitle(name));
  const kinds = others.filter((name) => thing.kindNames.includes(name));
  const inClass = classes.length === 0 || classes.some(({ id }) => id === thing.of?.id);
  const isFull = inClass && others.length === kinds.length && (names.length > 0 || classes.length > 0);
  const isWhole = thing.own.length > 0 && thing.own.every((word) => names.some((name) => isName(name, word)));
  return { thing, isFull, isWhole, own: own.length + kinds.length / 2 };
};

/** The things of a description. Every word must be explained: a guess could change the wrong one. */
export const findThings = (all: readonly Thing[], description: Description, today: string): Found => {
  const { kind, day, title, names, classes } = description;
  const quoted = title === undefined ? [] : all.filter((thing) => thing.title.toLowerCase() === title.toLowerCase());
  if (quoted.length > 0) return settled(quoted, today);
  const fitting = all.filter(
    (thing) => (day === undefined || thing.day === day) && (kind === undefined || thing.kind === kind),
  );
  if (names.length === 0 && classes.length === 0) {
    if (day === undefined) return { certainty: 'none', things: [] };
    return fitting.length === 0 ? { certainty: 'none', things: [] } : settled(fitting, today);
  }
  const scores = fitting.map((thing) => scored(thing, description));
  const full = scores.filter(({ isFull, own }) => isFull && (own > 0 || names.length === 0));
  if (full.length > 0) {
    const best = Math.max(...full.map(({ own }) => own));
    const top = full.filter(({ own }) => own === best || names.length === 0);
    // "my midterm" is no more "Midterm" than "Midterm 2"
    const whole = top.filter(({ isWhole, thing }) => isWhole && !thing.own.every((word) => kindWords.test(word)));
    const open = whole.filter(({ thing }) => !thing.completed);
    return settled(
      (open.length > 0 ? open : whole.length > 0 ? whole : top).map(({ thing }) => thing),
      today,
    );
  }
  const near = all
    .map((thing) => scored(thing, { ...description, classes: [] }))
    .filter(({ own }) => own > 0)
    .toSorted((a, b) => b.own - a.own);
  const best = near[0]?.own ?? 0;
  const things = near.filter(({ own }) => own >= best).map(({ thing }) => thing);
  const [only] = things;
  if (!only) return { certainty: 'none', things };
  return {
    certainty: 'near',
    things: things.slice(0, 5),
    isClear: things.length === 1 && isClear(only, description, all),
  };
};

const kindWords =
  /^(?:exam|test|quiz|homework|assignment|project|lecture|presentation|essay|paper|lab|report|midterm|final)$/u;

const typeNames =
  /^(?:exam|test|quiz|homework|assignment|project|lecture|presentation|essay|paper|lab|report|midterm|final|problem|set|chapter|draft|\d+)$/u;

/** A word that only this title has, no other number, kind or class, and no more strange words than known ones. */
const isClear = (thing: Thing, { names, classes }: Description, all: readonly Thing[]): boolean => {
  const known = names.filter((name) => thing.own.some((own) => isName(name, own)));
  const strange = names.filter((name) => !known.includes(name) && !thing.kindNames.includes(name));
  const unique = known.filter(
    (name) => !typeNames.test(name) && all.filter(({ own }) => own.some((each) => isName(name, each))).length === 1,
  );
  const inClass = classes.length === 0 || classes.some(({ id }) => id === thing.of?.id);
  return (
    inClass && unique.length > 0 && strange.length <= known.length && !strange.some((name) => typeNames.test(name))
  );
};

/** Of several, the only one that is still to come. */
const settled = (things: readonly Thing[], today: string): Found => {
  const open = things.filter(({ completed, day }) => !completed && (day === null || day >= today));
  const late = things.filter(({ completed }) => !completed);
  const left = open.length > 0 ? open : late.length > 0 ? late : things;
  return { certainty: left.length === 1 ? 'one' : 'several', things: left.toSorted(inOrder) };
};
