import { spokenList } from '../dialogue/referents.ts';
import { type Description, findThings } from '../things/find-things.ts';
import { isOpen, type Thing } from '../things/things.ts';
import { type Clause, says } from '../understand/clause.ts';
import { asideOf, descriptionIn, isEmpty } from '../understand/description.ts';
import type { WhenSpan } from '../when/when.ts';
import { type Answer, ask, type Context, keepOption, say } from './answer.ts';
import type { Then } from './pick.ts';
import { each } from './each.ts';
import { listOf } from './words.ts';

export const nothingSuch = () => say('I found nothing like that among your open tasks and events.');

const except = /^(?:except|excluding|besides|apart|ausser|ausgenommen|excepto|salvo|menos|sauf|minus)$/u;
const butNot = /^(?:but|not|aber|nicht|pero|no|mais|pas)$/u;

/** Where "except the quiz", "but not the lab" begins. */
const exceptionIn = ({ tokens }: Clause): number => {
  const at = tokens.findIndex(
    ({ word }, index) =>
      index > 0 &&
      (except.test(word) || (butNot.test(word) && butNot.test(tokens[index + 1]?.word ?? '')) || word === 'unless'),
  );
  return at === -1 ? tokens.length : at;
};

const theirs = /^(?:them|those|these|they|denen|davon|diese|esos|esas|ellos|ellas|eux|elles)$/u;

interface Scope {
  readonly description: Description;
  /** The day or range that the things are in. */
  readonly span: WhenSpan | undefined;
  readonly isBare: boolean;
}

const scopeOf = (clause: Clause, targets: readonly WhenSpan[]): Scope => {
  const description = descriptionIn(clause, { to: Math.min(asideOf(clause, 1), exceptionIn(clause)) });
  const [span] = clause.whens.filter(
    (one) =>
      !targets.includes(one) && one.how !== 'to' && one.how !== 'until' && /^(?:day|range)$/u.test(one.when.kind),
  );
  const isBare = isEmpty(description) && !description.kind && !span && !says(clause, 'filter overdue');
  return { description, span, isBare };
};

export interface All {
  readonly things: readonly Thing[];
  /** Nothing says which ones, or it is very many: the student confirms it. */
  readonly isWide: boolean;
  /** What is left out was not understood. */
  readonly isUnclear: boolean;
}

const [many, most] = [4, 10];

/** "all my quizzes next week", "everything due friday except the lab": every open thing that fits. */
export const pickAll = (clause: Clause, context: Context, targets: readonly WhenSpan[] = []): All | undefined => {
  const { things, today } = context;
  const isAll = says(clause, 'filter all');
  const isLate = says(clause, 'filter overdue');
  if (!isAll && !isLate) return undefined;
  const { description, span, isBare } = scopeOf(clause, targets);
  // "the brief is handed in, late": one thing that is named
  if (!isAll && findThings(things, description, today).certainty === 'one') return undefined;
  const inRange = ({ day }: Thing) => {
    if (isLate) return day !== null && day < today;
    if (span?.when.kind === 'day') return day === span.when.day;
    return span?.when.kind !== 'range' || (day !== null && day >= span.when.from && day <= span.when.to);
  };
  const done = says(clause, 'filter completed') || (says(clause, 'state done') && !says(clause, 'verb done'));
  const list = spokenList(context);
  const isOfList = list.length > 1 && (isBare || clause.tokens.some(({ word }) => theirs.test(word)));
  const fitting = (isOfList ? list : things).filter((thing) => {
    const fits = description.names.every((name) => [...thing.own, ...thing.kindNames].includes(name));
    const inClass = description.classes.length === 0 || description.classes.some(({ id }) => id === thing.of?.id);
    return (
      fits &&
      inClass &&
      inRange(thing) &&
      (!description.kind || description.kind === thing.kind) &&
      (done ? thing.completed : isOpen(thing))
    );
  });
  const from = exceptionIn(clause);
  const isExcept = from < clause.tokens.length;
  const left = isExcept ? findThings(fitting, descriptionIn(clause, { from: from + 1 }), today) : undefined;
  const isUnclear = left !== undefined && left.certainty !== 'one' && left.certainty !== 'several';
  const own = fitting.filter((thing) => !left?.things.includes(thing));
  return { things: own, isUnclear, isWide: own.length > most || (isBare && !isOfList && own.length > many) };
};

/** Does the same to all that fit; asks before it changes very many, or what nothing limits. */
export const eachOfAll = ({ things, isWide, isUnclear }: All, then: Then, today: string): Answer => {
  if (things.length === 0) return nothingSuch();
  if (isUnclear) return ask(`Which ones should I leave out?\n\n${listOf(things, today)}`);
  const answer = each(things, then);
  return isWide
    ? ask(`That changes ${things.length} things. Should I?\n\n${listOf(things, today)}`, [
        { label: `Change all ${things.length}`, ...answer },
        keepOption('No'),
      ])
    : answer;
};
