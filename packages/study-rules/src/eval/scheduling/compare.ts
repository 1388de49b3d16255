import type { NewRepeats } from '@hub/contracts';
import type { Act } from './acts.ts';
import type { Thing, Want } from './conversation.ts';

const skipped = /^(?:an?|the|my|our|ein|eine|einen|die|der|das|el|la|los|las|un|una|le|les|une)$/u;

const bare = (text: string) =>
  (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !skipped.test(word))
    .join(' ');

const listed = (title: unknown) => (Array.isArray(title) ? title : [title]).map((each) => bare(String(each)));

export type Match = 'same' | 'flawed' | 'different';

type Creation = Extract<Act, { do: 'create' }>;

/** The weekdays of a weekly repetition, that of its first day if it names none. */
const weekdaysOf = ({ every, weekdays }: NewRepeats, date: string | null) =>
  every !== 'week'
    ? []
    : weekdays.length > 0
      ? weekdays.toSorted((a, b) => a - b)
      : date === null
        ? []
        : [new Date(date).getUTCDay()];

const repeatsAlike = (act: Creation, want: Extract<Want, { do: 'create' }>) => {
  if (!act.repeats || !want.repeats) return act.repeats === null && want.repeats === undefined;
  const ruleOf = (repeats: NewRepeats) =>
    [repeats.every, repeats.interval, repeats.until, repeats.times, weekdaysOf(repeats, act.date)].join(' ');
  return ruleOf(act.repeats) === ruleOf(want.repeats);
};

/** Where it ends and takes place, which only events have. */
const isComplete = (act: Creation, want: Extract<Want, { do: 'create' }>) =>
  act.thing === 'task' ||
  ((want.endTime === undefined || act.endTime === want.endTime) &&
    (want.places === undefined || (act.place !== null && listed(want.places).includes(bare(act.place)))));

const compareCreation = (act: Creation, want: Extract<Want, { do: 'create' }>): Match => {
  const facts = act.date === want.date && act.time === want.time && act.priority === (want.priority ?? 'medium');
  if (!repeatsAlike(act, want)) return 'different';
  const elsewhere = want.class !== undefined && want.class !== null && act.class !== null && act.class !== want.class;
  if (!facts || elsewhere) return 'different';
  const titled = listed(want.titles).includes(bare(act.title));
  const kind = want.thing === 'either' || want.thing === act.thing;
  const typed = want.type === undefined || act.thing === 'task' || act.type === want.type;
  const placed = want.class === undefined || want.class === act.class;
  return titled && kind && typed && placed && isComplete(act, want) ? 'same' : 'flawed';
};

const isSameValue = (field: string, actual: unknown, wanted: unknown) =>
  field === 'title' ? listed(wanted).includes(bare(String(actual))) : actual === wanted;

/** A field that repeats what the thing has already changes nothing. */
const compareChange = (
  set: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
  thing: Thing | undefined,
): Match => {
  const own = new Map(Object.entries(thing ?? {}));
  const changes = (all: Readonly<Record<string, unknown>>) =>
    Object.entries(all).filter(([field, value]) => value !== undefined && !isSameValue(field, own.get(field), value));
  const [made, meant] = [changes(set), changes(wanted)];
  const same = (field: string, value: unknown, others: typeof made) =>
    others.some(
      ([name, other]) => name === field && (isSameValue(field, value, other) || isSameValue(field, other, value)),
    );
  if (made.some(([field, value]) => !same(field, value, meant))) return 'different';
  return meant.every(([field, value]) => same(field, value, made)) ? 'same' : 'flawed';
};

/** Whether an act is what a want asks for; `flawed` is the right change, incomplete or under another title. */
export const compare = (act: Act, want: Want, things: readonly Thing[]): Match => {
  if (act.do === 'create' && want.do === 'create') return compareCreation(act, want);
  if (act.do === 'change' && want.do === 'change' && act.item === want.item)
    return compareChange(
      act.set,
      want.set,
      things.find(({ id }) => id === act.item),
    );
  if (act.do === 'delete' && want.do === 'delete') return act.item === want.item ? 'same' : 'different';
  if (act.do === 'undo' && want.do === 'undo') return 'same';
  if (act.do !== 'open' || want.do !== 'open' || act.what !== want.what) return 'different';
  const dated = (want.date ?? undefined) === undefined || act.date === want.date;
  const placed = (want.class ?? undefined) === undefined || act.class === want.class;
  return dated && placed ? 'same' : 'flawed';
};
