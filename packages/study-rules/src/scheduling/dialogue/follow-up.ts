import type { Dialogue } from '@hub/contracts';
import { type Answer, ask, type Context, keepOption, say } from '../act/answer.ts';
import { update } from '../act/change-thing.ts';
import { each } from '../act/each.ts';
import { isWeek, movedBy, priorityThen } from '../act/edit.ts';
import { after } from '../act/reply.ts';
import { isAnyPair, isPlaced, isPluralIn, placeIn, referred } from './referents.ts';
import type { WhenSpan } from '../when/when.ts';
import { findThings } from '../things/find-things.ts';
import { type Thing, thingsAt } from '../things/things.ts';
import { levelOf } from '../understand/priority.ts';
import { readMessage } from '../understand/read-message.ts';
import { beginningOf, type Clause, says, tagged } from '../understand/clause.ts';
import { descriptionIn, isEmpty } from '../understand/description.ts';
import { commonName } from '../words/study-words.ts';
import { stopWords } from '../words/stop-words.ts';
import { fold } from '../words/tokens.ts';

type Meant = 'yes' | 'no' | 'other' | 'after' | 'instead' | 'correct' | 'same';

const means = (clause: Clause, meaning: Meant) => clause.phrases.some(({ meanings }) => meanings.includes(meaning));
/** Every word belongs to a phrase with one of the meanings, or is politeness. */
const onlyMeans = (clause: Clause, ...meanings: string[]) =>
  clause.tokens.every(
    ({ text, word }, at) =>
      !/[\p{L}\p{N}]/u.test(text) ||
      (stopWords.has(word) && meanings.includes('stop')) ||
      clause.phrases.some(
        (phrase) => at >= phrase.first && at < phrase.last && phrase.meanings.some((each) => meanings.includes(each)),
      ),
  ) && clause.phrases.length > 0;

const wordsIn = (text: string) =>
  (fold(text).match(/\p{L}+|\d+/gu) ?? []).filter((word) => !stopWords.has(word)).flatMap(commonName);

const keeps = ({ actions }: { readonly actions: readonly unknown[] }) => actions.length === 0;

const chosen = (option: Dialogue['options'][number] | undefined): Answer | undefined =>
  option && { message: option.message, actions: option.actions as unknown as Answer['actions'] };

const agrees = (clause: Clause) =>
  onlyMeans(
    clause,
    'yes',
    'filler',
    'pron',
    'greet',
    'instead',
    'verb create',
    'verb put',
    'state done',
    'verb delete',
    'verb move',
    'filter all',
  ) && means(clause, 'yes');
const declines = (clause: Clause) =>
  onlyMeans(clause, 'no', 'filler', 'pron', 'greet', 'not', 'instead', 'verb delete') &&
  (means(clause, 'no') || says(clause, 'not'));

/** The option of the open question that a message chooses: yes or no, a place, or the only label with its words. */
export const chooseOption = (clause: Clause, { dialogue }: Context): Answer | undefined => {
  const options = dialogue?.options ?? [];
  if (options.length === 0) return undefined;
  const doing = options.filter((option) => !keeps(option));
  if (agrees(clause))
    return doing.length >= 1 && options.length - doing.length === 1 && doing.length <= 2
      ? chosen(doing[0])
      : doing.length === 1
        ? chosen(doing[0])
        : undefined;
  if (declines(clause)) return chosen(options.find(keeps)) ?? say('OK, everything stays as it is.');
  const words = clause.tokens
    .filter(({ word, text }) => /[\p{L}\p{N}]/u.test(text) && !stopWords.has(word))
    .map(({ word }) => word);
  if (words.length > 8) return undefined;
  if (
    /^(?:both|beide|ambos|ambas|all|alle|todos|todas|deux)$/u.test(words[0] ?? '') &&
    words.length <= 2 &&
    doing.length > 1
  )
    return {
      message: doing.map(({ message }) => message).join('\n'),
      actions: doing.flatMap(({ actions }) => actions) as unknown as Answer['actions'],
    };
  const place = placeIn(clause, options.length);
  if (options[place] && words.length <= 3) return chosen(options[place]);
  const { names, classes } = descriptionIn(clause);
  const days = clause.whens.flatMap(({ when }) => (when.kind === 'day' ? [when.day] : []));
  const said = [
    ...names,
    ...classes.flatMap(({ courseCode, name }) =>
      [courseCode ?? '', name].flatMap((text) => (text === '' ? [] : [fold(text)])),
    ),
  ];
  if (said.length === 0 && days.length === 0) return undefined;
  const scored = options.map((option) => {
    const own = wordsIn(option.label);
    const label = fold(option.label);
    const inLabel = names.filter((name) =>
      own.some((word) => word === name || (name.length > 2 && word.startsWith(name))),
    ).length;
    const inClass = classes.some(
      ({ courseCode, name }) =>
        (courseCode && label.includes(fold(courseCode))) || label.includes(fold(name).slice(0, 30)),
    );
    const onDay = days.some(
      (day) => JSON.stringify(option.actions).includes(day) && names.length === 0 && classes.length === 0,
    );
    return { option, score: names.length > inLabel ? 0 : inLabel + (inClass ? 1 : 0) + (onDay ? 1 : 0) };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const top = scored.filter(({ score }) => score === best && score > 0);
  return top.length === 1 ? chosen(top[0]?.option) : undefined;
};

/** It says what happened to a thing, which is no other day for it: "the sunday one can go". */
export const tellsState = (clause: Clause): boolean =>
  says(clause, 'state cancelled') ||
  says(clause, 'state done') ||
  says(clause, 'verb delete') ||
  says(clause, 'verb undo');

const lastThings = ({ dialogue, things }: Context): Thing[] => (dialogue ? thingsAt(things, dialogue.things) : []);

/** "make it 5pm instead", "friday actually", "high priority": changes what was changed or named last. */
export const adjust = (clause: Clause, context: Context, isAside = false): Answer | undefined => {
  const { dialogue } = context;
  const last = lastThings(context);
  const [thing] = last;
  const isOpen = dialogue?.outcome === 'asked' && !(last.length === 1 && (says(clause, 'pron') || isOfIt(clause)));
  if (!dialogue || !thing || isOpen || tellsState(clause)) return undefined;
  const description = descriptionIn(clause);
  if (!isAside && !isEmpty(description)) return undefined;
  const changes = means(clause, 'instead') || means(clause, 'correct') || says(clause, 'pron') || says(clause, 'verb');
  if (!isAside && dialogue.outcome === 'told' && !changes && clause.whens.some(({ when }) => when.kind === 'day'))
    return undefined;
  const spans = instead(
    clause,
    context,
    clause.whens.filter((span) => !span.denied && isEdit(span, clause)),
  );
  const touched = touchedBy(clause, context);
  if (!touched) return undefined;
  const priority = clause.priority ?? levelOnly(clause, context);
  if (spans.length > 0) {
    const [day] = spans.flatMap(({ when }) => (when.kind === 'day' ? [when.day] : []));
    if (day !== undefined && day < context.today) return undefined;
    const either = shiftOrTime(spans, touched, context);
    if (either) return either;
    const answer = each(touched, movedBy(spans, context));
    const [asked] = touched.map(movedBy(spans, context)).filter(({ options }) => options !== undefined);
    if (asked) return asked;
    return priority
      ? {
          ...answer,
          actions: [...answer.actions, ...touched.map((one) => update(one, { priority: priority.priority }))],
        }
      : answer;
  }
  return priority ? each(touched, priorityThen(priority.priority)) : undefined;
};

const requestBefore = ({ dialogue, schedule, today }: Context): Clause | undefined => {
  const request = dialogue?.outcome === 'changed' ? dialogue.request : '';
  const { tokens, language } = readMessage(request, schedule);
  return tokens.length === 0 || tokens.length > 40
    ? undefined
    : tagged(request, tokens, { today, language, classes: schedule.classes });
};

const more = /^(?:another|more|extra|again|further|additional|noch|weitere[nr]?|otr[oa]|mas|encore|autre|plus)$/u;

/** "make that two days", "no, 30 later": another shift instead of the one that was made, and not on top of it. */
const instead = (clause: Clause, context: Context, spans: readonly WhenSpan[]): readonly WhenSpan[] => {
  const [span, ...others] = spans;
  const corrects = ['no', 'instead', 'correct'].some((meaning) => means(clause, meaning as Meant));
  if (span?.when.kind !== 'shift' || others.length > 0 || !corrects) return spans;
  if (clause.tokens.some(({ word }) => more.test(word))) return spans;
  const made = requestBefore(context)?.whens.filter(({ when }) => when.kind === 'shift') ?? [];
  const [old] = made.map(({ when }) => when);
  const { when } = span;
  if (old?.kind !== 'shift' || made.length > 1 || (old.days === 0) !== (when.days === 0)) return spans;
  const sign = when.signed || old.days + old.minutes > 0 ? 1 : -1;
  return [
    { ...span, when: { ...when, days: sign * when.days - old.days, minutes: sign * when.minutes - old.minutes } },
  ];
};

/** "make it 3" behind "by 2 days": three days, or three o'clock? */
const shiftOrTime = (spans: readonly WhenSpan[], touched: readonly Thing[], context: Context): Answer | undefined => {
  const [span, ...others] = spans;
  const made = requestBefore(context)?.whens.flatMap(({ when }) => (when.kind === 'shift' ? [when] : [])) ?? [];
  const [old, ...more] = made;
  if (span?.when.kind !== 'time' || !span.when.isOpen || others.length > 0 || old === undefined || more.length > 0)
    return undefined;
  const { time } = span.when;
  const count = Number(time.slice(0, 2)) % 12 || 12;
  const size = old.days % 7 === 0 && old.days !== 0 ? 7 : 1;
  const shift =
    old.days === 0
      ? { ...old, minutes: Math.sign(old.minutes) * count * (old.minutes % 60 === 0 ? 60 : 1) - old.minutes }
      : { ...old, days: Math.sign(old.days) * count * size - old.days };
  const unit = old.days === 0 ? (old.minutes % 60 === 0 ? 'hour' : 'minute') : size === 7 ? 'week' : 'day';
  return ask(`Do you mean ${count} ${unit}${count === 1 ? '' : 's'} instead, or ${time}?`, [
    {
      label: `${count} ${unit}${count === 1 ? '' : 's'}`,
      ...each(touched, movedBy([{ ...span, when: shift }], context)),
    },
    { label: `At ${time}`, ...each(touched, movedBy(spans, context)) },
    keepOption('Neither'),
  ]);
};

/** "nah low", "medium is enough", behind a change of the priority. */
const levelOnly = ({ tokens }: Clause, context: Context) => {
  const [word, ...words] = tokens.flatMap(({ word }) => (levelOf(word) ? [levelOf(word)] : []));
  return word && words.length === 0 && tokens.length <= 5 && requestBefore(context)?.priority
    ? { priority: word }
    : undefined;
};

const isOfIt = ({ tokens }: Clause) => /^(?:its|thats|es|cest|sera)$/u.test(tokens[0]?.word ?? '');

/** A day, a time or a shift is where a thing goes; "next week" is so when the words say that it moves. */
const isEdit = ({ when }: WhenSpan, clause: Clause) =>
  when.kind === 'day' ||
  when.kind === 'time' ||
  when.kind === 'shift' ||
  (when.kind === 'range' && isWeek(when) && (says(clause, 'state moved') || says(clause, 'verb move')));

/** What a change without a name is about: all that was changed last, but not by "it"; undefined when it is unclear. */
const touchedBy = (clause: Clause, context: Context): readonly Thing[] | undefined => {
  const last = lastThings(context);
  const isPlural = isPluralIn(clause);
  const refs = isPlural || says(clause, 'other') || isPlaced(clause) ? referred(clause, context) : undefined;
  if (refs) return isAnyPair(clause, refs) ? undefined : refs;
  if (context.dialogue?.outcome !== 'changed') return last.slice(0, 1);
  return last.length === 1 || !says(clause, 'pron') ? last : undefined;
};

/** What follows the thing that was named last: "and the one after?". */
export const following = (clause: Clause, context: Context): Answer | undefined => {
  const [thing] = lastThings(context).toReversed();
  if (!thing || !means(clause, 'after') || !isEmpty(descriptionIn(clause))) return undefined;
  return after(clause, context);
};

const wasRight =
  /\b(?:it stays|stays as|misread|(?:old|original|previous) (?:date|day|time|one)|it isnt|it wasnt|was right|was correct|after all|my mistake|my bad|false alarm|as it was|as before|como estaba|comme avant|wie vorher|wie es war)\b/u;
const deletes =
  /^(?:delete|remove|erase|trash|drop|rm|del|ditch|supprime\p{L}*|enleve\p{L}*|losch\p{L}*|entfern\p{L}*|borra\p{L}*|elimina\p{L}*|quita\p{L}*)$/u;

/** "no wait it was right before", "misread it, it stays monday": the last change was wrong; a new day or time corrects it. */
const saysItWasRight = (clause: Clause, { things, dialogue, today }: Context): boolean => {
  const text = clause.tokens.map(({ word }) => word).join(' ');
  const isDated = clause.whens.some(({ when }) => when.kind === 'time' || when.kind === 'shift' || when.kind === 'day');
  return (
    wasRight.test(text) &&
    (!isDated || /\bstays\b/u.test(text)) &&
    !says(clause, 'need') &&
    findThings(things, descriptionIn(clause), today).certainty !== 'one' &&
    dialogue !== undefined
  );
};

const wanted =
  /^(?:keeps?|stays?|needed|need|back|wrong|mistake|oops|bleibt|behalten|brauche?|zuruck|falsch|queda|quede|necesito|equivocad[oa]|error|garde|reste|besoin|erreur)$/u;

const unwanted = /^(?:dont|not|wont|either|neither|nicht|kein|keine|pas|plus|ya|tampoco|auch|non)$/u;

/** "no keep it", "i still need that", when what was changed last is gone. */
const wantsDeleted = (clause: Clause, { things, dialogue, today }: Context): boolean =>
  dialogue !== undefined &&
  dialogue.things.length > 0 &&
  thingsAt(things, dialogue.things).length === 0 &&
  clause.tokens.length <= 10 &&
  clause.whens.length === 0 &&
  !says(clause, 'ask') &&
  !says(clause, 'state cancelled') &&
  !clause.tokens.some(({ word }) => unwanted.test(word)) &&
  findThings(things, descriptionIn(clause), today).things.length === 0 &&
  clause.tokens.some(({ word }) => wanted.test(word));

const before = /^(?:no|nope|nah|nvm|never|nevermind|undo|back|old|original|before|was|were)$/u;

/** "keep it like that", "leave it": the change was right. */
export const staysSo = ({ tokens }: Clause, { things, dialogue }: Context): boolean =>
  thingsAt(things, dialogue?.things ?? []).length > 0 &&
  /^(?:keep|leave|lass|dejal[oa]|laisse|garde)$/u.test(
    tokens.find(({ word }) => !/^(?:ok|okay|just|yes|yeah)$/u.test(word))?.word ?? '',
  ) &&
  tokens.length <= 6 &&
  !tokens.some(({ word }) => before.test(word));

/** "annule", "cancel": names nothing to delete, so it undoes the last change. */
const isBareCancel = ({ tokens }: Clause): boolean =>
  tokens.length <= 2 && /^(?:cancel|annule|cancela|cancelar|abbrechen|undo|revert)$/u.test(tokens[0]?.word ?? '');

/** "actually delete that", behind something that was added on several days: all of them. */
const deletesSeries = (clause: Clause, context: Context): boolean =>
  says(clause, 'verb delete') &&
  (says(clause, 'pron') || isPluralIn(clause)) &&
  isEmpty(descriptionIn(clause)) &&
  clause.whens.length === 0 &&
  requestBefore(context)?.whens.some(({ when }) => when.kind === 'weekly') === true;

/** Whether a message only says that the last change was wrong. "delete it" deletes the thing. */
export const takesBack = (clause: Clause, context: Context): boolean =>
  deletesSeries(clause, context) || saysLastWasWrong(clause, context);

const saysLastWasWrong = (clause: Clause, context: Context): boolean =>
  (context.dialogue?.outcome === 'changed' || (context.dialogue?.canUndo === true && isBareCancel(clause))) &&
  !clause.tokens.some(({ word }) => deletes.test(word)) &&
  !staysSo(clause, context) &&
  (declines(clause) || saysItWasRight(clause, context) || wantsDeleted(clause, context)) &&
  !clause.tokens.slice(beginningOf(clause)).some(({ text }) => /\d/u.test(text));

export { means, onlyMeans };
