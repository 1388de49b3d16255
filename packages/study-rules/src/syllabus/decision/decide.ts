import { eventNouns } from '../../events/event-words.ts';
import { isNonEvent, isUndecided } from '../../events/non-events.ts';
import type { DatedThing, Place } from '../candidates/dated-thing.ts';
import { repeated } from '../candidates/recurring-things.ts';
import type { Candidate } from '../readers/scope.ts';
import { logistic, logOdds } from './boosted-trees.ts';
import { calibrated } from './calibration.ts';
import { featuresOf, type Whole } from './features.ts';
import { decisionModel, type DecisionModel } from './model.ts';
import { differInNumber, numbersIn, overlap } from './title-overlap.ts';
import { fieldWords, wordFeatures } from './word-weights.ts';

/** The share of words that two names of one thing have in common. */
const sameName = 0.6;

export interface Decided {
  readonly thing: DatedThing;
  /** That it is an event, on this day; 0 to 1. */
  readonly probability: number;
  /** The rules found it too. */
  readonly agreed: boolean;
  /** Its words read like a policy or are undecided. */
  readonly isDoubted: boolean;
}

/** The features of each thing by name, words included. */
export const namedFeatures = (document: Whole, words: DecisionModel['words']): Map<string, number>[] =>
  featuresOf(document).map((features, index) => {
    const thing = document.things[index];
    return thing ? new Map([...features, ...wordFeatures(fieldWords(thing), words)]) : features;
  });

/** The place of a thing that only the rules found, until its quote is searched. */
export const nowhere: Place = { page: 1, line: -1, kind: 'text', heading: '' };

/** The event of the rules that a thing is: its title is the better one. */
const agreeingAmong = (rules: readonly Candidate[]) => {
  const byDay = Map.groupBy(rules, ({ day }) => day);
  return ({ day, title }: DatedThing): Candidate | undefined =>
    byDay
      .get(day)
      ?.filter((rule) => overlap(rule.title, title) >= sameName && !differInNumber(rule.title, title))
      .toSorted((a, b) => overlap(b.title, title) - overlap(a.title, title))[0];
};

/** What the rules found and the search did not is a thing too. */
export const withRules = (things: readonly DatedThing[], rules: readonly Candidate[]): DatedThing[] => {
  const found = new Set(things.map(agreeingAmong(rules)));
  const byQuote = new Map(things.map(({ context, place }) => [context, place]));
  const placeOf = ({ quote }: Candidate) => byQuote.get(quote.split(' … ').at(-1) ?? '') ?? nowhere;
  const missing = rules.filter((rule) => !found.has(rule));
  return [
    ...things,
    ...missing.map((rule): DatedThing => ({
      ...rule,
      text: rule.title,
      context: rule.quote,
      date: { way: 'rules', distance: 0, days: 1, index: 0, range: false, hasYear: false, offset: 0 },
      place: placeOf(rule),
    })),
  ];
};

const nounsOf = (title: string) => eventNouns(title).map(({ start, end }) => title.slice(start, end).toLowerCase());

/** Two names for one event of a day: they share most words, or the kind of event. */
const isSame = (a: DatedThing, b: DatedThing) => {
  if (differInNumber(a.title, b.title)) return false;
  if (overlap(a.title, b.title) >= sameName) return true;
  if (a.type !== b.type) return false;
  const shared = nounsOf(a.title).some((noun) => nounsOf(b.title).includes(noun));
  const numbered = numbersIn(a.title).length > 0 && numbersIn(b.title).length > 0;
  return shared && (numbered || a.type === 'exam' || a.type === 'quiz' || overlap(a.title, b.title) >= 0.34);
};

/**
 * Two days for one thing: of a range, of a range and a day in its line ("Week 8 (Oct 12 - 16): Midterm exam (Oct 14)"), or
 * of a row ("Homework 2 | out 9/3 | due 9/10").
 */
const isOtherDay = (a: DatedThing, b: DatedThing) =>
  (a.date.range || b.date.range || (a.place.cell !== undefined && b.place.cell !== undefined)) &&
  overlap(a.title, b.title) >= sameName &&
  !differInNumber(a.title, b.title);

/** What the agreement of the rules weighs when one of two things is chosen. */
const agreementCounts = 0.15;
/** "Due the following Monday": the day in the schedule is that on which the thing is handed out. */
const statedRuleCounts = 0.5;
const weight = ({ thing, probability, agreed }: Decided) =>
  probability + (agreed ? agreementCounts : 0) + (thing.date.way === 'relative' ? statedRuleCounts : 0);

/** Of things that are the same event, the most likely one. */
const onePerEvent = (decided: readonly Decided[]): Decided[] => {
  const [days, lines] = [new Map<string, DatedThing[]>(), new Map<number, DatedThing[]>()];
  return decided
    .toSorted((a, b) => weight(b) - weight(a))
    .filter(({ thing }) => {
      const [sameDay, sameLine] = [days.get(thing.day) ?? [], lines.get(thing.place.line) ?? []];
      if (sameDay.some((other) => isSame(other, thing)) || sameLine.some((other) => isOtherDay(other, thing)))
        return false;
      days.set(thing.day, [...sameDay, thing]);
      lines.set(thing.place.line, [...sameLine, thing]);
      return true;
    });
};

/**
 * The least probability of a day that a sentence states for every week, "Every Monday you will turn in a summary", and that
 * the rules found: enough to be shown. The documents that the model learnt from have too few of them.
 */
const statedEachWeek = 0.3;
const isStatedEachWeek = ({ date: { way }, context }: DatedThing) =>
  (way === 'rules' || way === 'recurring') && repeated.test(context);

/** How likely each thing is an event, on this day, before the things of one event are merged. */
export const rate = (document: Whole, model: DecisionModel = decisionModel): Decided[] => {
  const features = namedFeatures(document, model.words);
  const agreeing = agreeingAmong(document.rules);
  return document.things.map((thing, index) => {
    const row = model.features.map((name) => features[index]?.get(name) ?? 0);
    const rule = agreeing(thing);
    return {
      thing: { ...thing, ...rule },
      probability: Math.max(
        calibrated(model.calibration, logistic(logOdds(model, row))),
        rule && isStatedEachWeek(thing) ? statedEachWeek : 0,
      ),
      agreed: rule !== undefined,
      isDoubted: isUndecided(thing.text) || isNonEvent(thing.text),
    };
  });
};

/** The least probabilities of what the rules found too, and of anything else. */
export interface Least {
  readonly agreed: number;
  readonly alone: number;
  /** Of what reads like a policy and the rules did not find. What is undecided is never likely. */
  readonly doubted: number;
}

/** Whether a thing is likely enough to be shown at all. */
export const isLikely = ({ thing, probability, agreed, isDoubted }: Decided, least: Least): boolean =>
  agreed
    ? probability >= least.agreed
    : probability >= (isDoubted ? least.doubted : least.alone) && !isUndecided(thing.text);

/** The events among the things, each once; what is less likely is left out. */
export const decide = (document: Whole, least: Least, model: DecisionModel = decisionModel): Decided[] =>
  onePerEvent(rate(document, model).filter((one) => isLikely(one, least)));
