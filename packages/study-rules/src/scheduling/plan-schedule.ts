import { limits, type SchedulePlan } from '@hub/contracts';
import type { ScheduleRequest } from '../requests.ts';
import { anotherDay, isOnlyWhen, likeBefore } from './act/another-day.ts';
import { type Answer, ask, type Context, keepOption, say } from './act/answer.ts';
import { correct } from './act/correct.ts';
import { adds, allOrAsk } from './act/all-or-ask.ts';
import { create } from './act/create.ts';
import { isDoubtful } from './act/doubtful.ts';
import { complete, markDone, markOpen, move, moveOrAdd, prioritise, remove, rename } from './act/edit.ts';
import { open } from './act/open.ts';
import { onDays, reply } from './act/reply.ts';
import { nameOf, quotedTitle } from './act/words.ts';
import { continued } from './dialogue/continued.ts';
import { dayAsked } from './dialogue/day-asked.ts';
import { onlyMeans } from './dialogue/follow-up.ts';
import { hasOnlyTimes, isFromNow, isJustChanged } from './dialogue/just-changed.ts';
import { findNamed } from './act/pick.ts';
import { sure } from './act/sure.ts';
import { swap } from './act/swap.ts';
import type { Found } from './things/find-things.ts';
import { refOf, thingsAt, thingsOf } from './things/things.ts';
import { beginningOf, type Clause, says, tagged } from './understand/clause.ts';
import { isDenied, isIndifferent } from './understand/denied.ts';
import { descriptionIn } from './understand/description.ts';
import { type Intent, intentOf } from './understand/intent.ts';
import { type Meant, meantIntent } from './understand/meant-intent.ts';
import { newsOf } from './understand/news-of.ts';
import { isOneRequest } from './understand/one-request.ts';
import { readMessage } from './understand/read-message.ts';
import { saysDone } from './understand/says-done.ts';
import { saysNoMore } from './understand/says-no-more.ts';
import { splitClauses } from './understand/split.ts';
import { toldDone } from './understand/told-done.ts';
import { likelyIntents } from './wording/likely-intents.ts';
import { wordingOf } from './wording/wording-of.ts';
import { doingWord } from './words/doing-words.ts';

const abilities = `I can manage your schedule. Say for example:

- What is due this week?
- Add a task to read chapter 3 tomorrow
- Move my biology quiz to Friday
- Mark the essay as done
- Delete the essay task
- Open the calendar on March 3`;

const lost = (said: string): Answer => ({
  ...say(`I did not understand ${quotedTitle(said.slice(0, 200))}. ${abilities}`),
  isLost: true,
});

const certain = 2.5;
/** Up to this likelihood of a question, what names a thing is no question about it. */
const mostIfRemark = 0.5;

/** "I won't go": neither done nor to be deleted without a question. */
const deniesDoing =
  /^(?:half|almost|nearly|halb|fast|casi|presque|wont|not|never|oops|undo|nicht|kein|keine|pas|nunca)$/u;

/** "finish the report": it may be finished, or still to do. */
const doneOrAdd = (clause: Clause, done: Answer, context: Context): Answer =>
  ask('Is it finished, or should I add a task for it?', [
    { label: 'Mark as done', ...done },
    { label: 'Add a task', ...create(clause, context) },
    keepOption('Neither'),
  ]);

interface Understood extends Meant {
  readonly clause: Clause;
  readonly context: Context;
  readonly found: Found;
}

/** One word without a date, or a favour: the assistant cannot do it, but can add it. */
const offered = (added: Answer, { clause, context, isUnsure }: Understood): Answer => {
  const words = clause.tokens.map(({ word }) => word);
  const isFavour =
    /^(?:can|could|would|will|kannst|puedes|peux)$/u.test(words[0] ?? '') &&
    doingWord.test(words[beginningOf(clause)] ?? '');
  const isBare = doingWord.test(words[beginningOf(clause)] ?? '') && words.length - beginningOf(clause) < 2;
  const [action] = added.actions;
  if (action && (isUnsure || isDoubtful(clause, added, context)))
    return {
      ...ask(`I am not sure what you mean. Should I add ${quotedTitle(action.summary)}?`, [
        { label: 'Add it', ...added },
        keepOption('No'),
      ]),
      isDoubtful: true,
    };
  return (isFavour || isBare) && action
    ? ask('I can only manage your schedule. Should I add it as a task?', [
        { label: 'Add the task', ...added },
        keepOption('No'),
      ])
    : added;
};

/** The answer, and the page that the request names: "show my tasks". */
const shown = (clause: Clause, context: Context): Answer | undefined => {
  const answer = reply(clause, context);
  const isPage =
    says(clause, 'verb show') &&
    /\b(?:calendar|tasks?|to-?dos?|kalender|aufgaben|calendario|tareas|calendrier)\b/iu.test(clause.text);
  const page = answer && !answer.options && isPage ? open(clause, context) : undefined;
  return answer && page ? { ...answer, actions: page.actions } : answer;
};

const proposals: Partial<Readonly<Record<Intent, string>>> = {
  delete: 'Delete it?',
  done: 'Is it done?',
  reopen: 'Is it not done after all?',
  move: 'Move it?',
};

/** The rules and the wording of the sentence do not agree: nothing is changed before the student has said so. */
const proposed = (intent: Intent, answer: Answer): Answer => {
  const question = proposals[intent];
  if (question === undefined || answer.actions.length === 0 || answer.options) return answer;
  const names = (answer.things ?? []).map(nameOf).join(', ');
  return ask(`${names === '' ? 'I am not sure what you mean.' : `${names}:`} ${question}`, [
    { label: 'Yes', ...answer },
    keepOption('No'),
  ]);
};

/** Plans one request by its most likely intent. */
const interpret = (clause: Clause, context: Context): Answer => {
  const description = descriptionIn(clause);
  const found = findNamed(clause, context);
  const refers = (context.dialogue?.things.length ?? 0) > 0 || (context.dialogue?.list.length ?? 0) > 0;
  const done = toldDone(clause, context.things, context.today);
  if (done) return markDone([done]);
  const correction = correct(clause, context);
  if (correction) return correction;
  if (found.certainty === 'one' && saysNoMore(clause)) return proposed('delete', remove(clause, context));
  if (isDenied(clause, found)) return markOpen(found.things);
  const byRules = intentOf({ clause, found, names: description.names.length, refers });
  const meant = meantIntent(byRules, wordingOf(clause, context.things, context.today));
  const { intent } = meant;
  // no thing is deleted that is named only in part
  const isUnsure =
    meant.isUnsure ||
    (intent === 'done' && !saysDone(clause)) ||
    (intent === 'delete' && found.certainty === 'near' && !says(clause, 'verb delete'));
  if (intent === undefined)
    return (
      (description.names.length === 0 ? open(clause, context) : undefined) ?? {
        ...lost(clause.text),
        ...(found.certainty === 'one' ? { things: found.things } : {}),
      }
    );
  const answer = planFor(intent, { ...meant, isUnsure, clause, context, found });
  return isUnsure ? proposed(intent, answer) : answer;
};

const asking = ['ask', 'verb show', 'verb open', 'filter'];

/** "kanji quiz" alone, or a remark about it: tells what is known, and asks what is to be done with it. */
const orWhat = ({ clause, context, found }: Understood, told: Answer | undefined): Answer | undefined => {
  const isQuestion =
    clause.tokens.at(-1)?.text === '?' ||
    asking.some((meaning) => says(clause, meaning)) ||
    likelyIntents(wordingOf(clause, context.things, context.today)).ask > mostIfRemark;
  if (!told || isQuestion || told.options || found.certainty !== 'one' || found.things.length > 1) return told;
  return { ...told, message: `${told.message}\n\nWhat should I do with it?` };
};

/** A question in between does not end what can be undone. */
const canUndo = ({ dialogue }: Context) => dialogue?.outcome === 'changed' || dialogue?.canUndo === true;

const planFor = (intent: Intent, understood: Understood): Answer => {
  const { clause, context, found, isByWording, score, margin } = understood;
  switch (intent) {
    case 'create':
    case 'move': {
      const isPlain = score < certain + 1 && margin < 1.5;
      const isUnclear =
        isPlain &&
        found.certainty === 'one' &&
        clause.whens.length > 0 &&
        !clause.whens.some(({ when }) => when.kind === 'shift' && when.signed) &&
        !isFromNow(clause, found.things) &&
        !isJustChanged(found, context, hasOnlyTimes(clause)) &&
        !clause.inherited.length;
      if (isUnclear) return moveOrAdd(clause, { things: found.things, added: create(clause, context) }, context);
      return intent === 'create' && !(isPlain && isJustChanged(found, context, hasOnlyTimes(clause)))
        ? offered(create(clause, context), understood)
        : move(clause, context);
    }
    case 'delete':
      return remove(clause, context);
    case 'done': {
      if (clause.priority) return prioritise(clause, context); // "mark it high"
      if (clause.tokens.some(({ word }) => deniesDoing.test(word))) return lost(clause.text);
      const done = complete(clause, context, true);
      const isWish = /^finish$/u.test(clause.tokens[beginningOf(clause)]?.word ?? '') && done.actions.length > 0;
      return isWish ? doneOrAdd(clause, done, context) : done;
    }
    case 'reopen':
      return complete(clause, context, false);
    case 'rename':
      return rename(clause, context);
    case 'prioritise':
      return prioritise(clause, context);
    case 'open':
      return open(clause, context) ?? reply(clause, context) ?? lost(clause.text);
    case 'ask':
      if (isByWording && found.certainty === 'none' && clause.classes.length === 0) {
        const listed = onDays(clause, context);
        if (listed) return listed;
      }
      return says(clause, 'ask doubt') && !says(clause, 'ask what')
        ? lost(clause.text)
        : (orWhat(understood, shown(clause, context)) ?? open(clause, context) ?? lost(clause.text));
    case 'undo':
      return canUndo(context)
        ? { message: 'I put it back.', actions: [], undo: true }
        : ask('There is nothing of mine to put back. What should I change?');
    case 'leave':
      return say('Then I will leave everything as it is.');
  }
};

const greets = (clause: Clause) => onlyMeans(clause, 'greet', 'filler', 'yes', 'no');

const mostActions = 100;

const withoutRepeats = <Action extends object>(actions: readonly Action[]): Action[] => [
  ...new Map(actions.map((action) => [JSON.stringify(action), action])).values(),
];

const planOf = (answers: readonly Answer[], request: string): SchedulePlan => {
  const things = answers.flatMap((answer) => answer.things ?? []).slice(0, 20);
  const options = answers.find((answer) => answer.options)?.options;
  const undoOf = answers.flatMap((answer) => answer.undoOf ?? []);
  return {
    message: answers
      .map(({ message }) => message)
      .join('\n\n')
      .slice(0, limits.reply)
      .toWellFormed(),
    actions: withoutRepeats(answers.flatMap(({ actions }) => actions.map((action) => ({ ...action })))).slice(
      0,
      mostActions,
    ),
    ...(things.length > 0 ? { things: things.map(refOf) } : {}),
    ...(options
      ? { options: options.map((option) => ({ ...option, actions: option.actions.map((action) => ({ ...action })) })) }
      : {}),
    ...(answers.some(({ undo }) => undo) ? { undo: true } : {}),
    ...(undoOf.length > 0 ? { undoOf: undoOf.map(refOf).slice(0, 20) } : {}),
    ...(answers.every(({ isLost }) => isLost) ? {} : { request: request.slice(0, 1000) }),
  };
};

/** A change after a question is a new request; other short messages continue the one before. */
const requestNow = (dialogue: Context['dialogue'], { actions }: Answer, message: string): string => {
  if (dialogue === undefined || (dialogue.outcome === 'told' && actions.length > 0)) return message;
  // "push it later", "by 2 days": only both say what was done
  return dialogue.outcome === 'asked' && actions.length > 0 ? `${dialogue.request} ${message}` : dialogue.request;
};

/** The student was asked: the answer names nothing again. */
const closesQuestion = ({ dialogue }: Context) => dialogue?.outcome === 'asked';

/** Understands ordinary sentences by rules, using the student's own data; asks back when something is uncertain. */
export const planSchedule = (request: ScheduleRequest): SchedulePlan => {
  const said = newsOf(request);
  return planned(said === undefined ? request : { ...request, message: said });
};

const planned = (request: ScheduleRequest): SchedulePlan => {
  const { schedule, today, dialogue } = request;
  const context: Context = { today, schedule, things: thingsOf(schedule), dialogue };
  const message = readMessage(request.message, schedule);
  const [latest] = dialogue ? thingsAt(context.things, dialogue.things) : [];
  const tagging = {
    today,
    language: message.language,
    classes: schedule.classes,
    things: context.things,
    base: dayAsked(context) ?? latest?.day ?? undefined,
    baseOf: latest?.of?.id,
    isFollowUp: dialogue !== undefined && dialogue.outcome !== 'asked' && latest !== undefined,
  };
  const whole = tagged(request.message, message.tokens, tagging);
  const retell = (text: string, more: Context): Answer => {
    const read = readMessage(text, schedule);
    return interpret(tagged(text, read.tokens, { ...tagging, language: read.language }), more);
  };
  const swapped = swap(whole, context);
  if (swapped) return planOf([swapped], request.message);
  const continuing = continued(whole, context, retell);
  const next = continuing && !closesQuestion(context) ? sure(continuing, whole, context) : continuing;
  if (next)
    return planOf([next], next.undo && next.actions.length === 0 ? '' : requestNow(dialogue, next, request.message));
  if (greets(whole))
    return planOf(
      [
        say(
          /\b(?:thank|thx|ty|danke|gracias|merci)/iu.test(request.message)
            ? 'You’re welcome!'
            : dialogue && !onlyMeans(whole, 'greet')
              ? 'OK.'
              : abilities,
        ),
      ],
      request.message,
    );
  const correction = correct(whole, context);
  if (correction) return planOf([correction], request.message);
  const parts = splitClauses(request.message, message.tokens, tagging);
  const requests = isOneRequest(whole, parts, context) ? [whole] : parts;
  const clauses = requests.length > 1 ? requests.filter((each) => !isIndifferent(each)) : requests;
  const answers: Answer[] = [];
  for (const clause of clauses) {
    const before = answers.flatMap((answer) => answer.things ?? []);
    const named =
      before.length > 0
        ? {
            things: before.slice(-5).map(refOf),
            list: dialogue?.list ?? [],
            request: '',
            outcome: 'changed' as const,
            options: [],
          }
        : dialogue;
    const isAnotherDay = answers.some(adds) && isOnlyWhen(clause);
    answers.push(
      isAnotherDay
        ? (likeBefore(answers.at(-1), clause, context.today) ?? anotherDay)
        : sure(interpret(clause, { ...context, dialogue: named }), clause, { ...context, dialogue: named }),
    );
  }
  const told = allOrAsk(answers.filter(({ isLost }) => !isLost));
  return planOf(told.length > 0 ? told : [lost(request.message)], request.message);
};
