import { type Answer, ask, type Context, keepOption, say } from '../act/answer.ts';
import { labelOf } from '../act/words.ts';
import { again } from '../act/create.ts';
import { findThings } from '../things/find-things.ts';
import { refOf, thingsAt, thingsOf } from '../things/things.ts';
import { beginningOf, type Clause, hasMeaning, says, tagged } from '../understand/clause.ts';
import { descriptionIn, isEmpty } from '../understand/description.ts';
import { readMessage } from '../understand/read-message.ts';
import { commonName } from '../words/study-words.ts';
import { fold } from '../words/tokens.ts';
import { stopWords } from '../words/stop-words.ts';
import { likelyIntents } from '../wording/likely-intents.ts';
import { wordingOf } from '../wording/wording-of.ts';
import { adjust, chooseOption, following, means, staysSo, takesBack, tellsState } from './follow-up.ts';
import { partlyBack } from './partly-back.ts';
import { remarked } from './remarked.ts';
import { hasOwnRequest, repeated } from './repeated.ts';
import { saidBriefly } from './said-briefly.ts';

/** Plans another text instead of the message. */
type Retell = (text: string, more: Context) => Answer;

/** "move it to friday my cat is sick": the pronoun is the object of the verb, not of another word. */
const changesItAt = ({ tokens, phrases, whens }: Clause): number | undefined =>
  phrases.find((verb) => {
    if (hasMeaning(verb, 'instead') && /^(?:it|that|them)$/u.test(tokens[verb.first + 1]?.word ?? '')) return true;
    const object = phrases.find(({ first }) => first === verb.last);
    const next = object && tokens[object.last]?.word;
    const isWhole =
      next === undefined ||
      stopWords.has(next) ||
      !/^\p{L}/u.test(next) ||
      whens.some(({ lead }) => lead === object?.last);
    return (
      ['verb move', 'verb change', 'verb put'].some((meaning) => hasMeaning(verb, meaning)) &&
      object !== undefined &&
      hasMeaning(object, 'pron') &&
      isWhole
    );
  })?.first;

/** With these a remark is about what was spoken of, and whatever else it names is not meant. */
const ofIt = /^(?:it|its|that|thats|this|they|theyre|he|hes|she|shes|es|das|eso|esta|ca|c|cest)$/u;

/** "thats the same day as the exam, make it the 18th": only what the change says, not the remark before it. */
const withoutRemark = (clause: Clause, from: number): Clause => {
  const own = clause.whens.filter(({ first }) => first >= from);
  return { ...clause, whens: own.length > 0 ? own : clause.whens, classSpans: [], classes: [] };
};

const alike =
  /^(?:same|another|again|too|also|gleiche[nrs]?|selbe[nrs]?|nochmals?|auch|mism[oa]|otr[oa]|igual|tambien|pareil|encore|aussi|autre|meme)$/u;
const around = /^(?:n|thing|one|time|place|cosa|hora|heure|chose|uhrzeit|zeit|again|add|put|noch|do|make|it|that)$/u;

/** "same thing", "and another one", "too": and nothing else but when. */
const saysOneLike = ({ tokens, whens }: Clause): boolean =>
  tokens.some(({ word }) => alike.test(word)) &&
  tokens.every(
    ({ word, text }, at) =>
      alike.test(word) ||
      around.test(word) ||
      /^(?:and|und|y|et|the|on|for|at|also|auch)$/u.test(word) ||
      !/[\p{L}\p{N}]/u.test(text) ||
      whens.some(({ lead, last }) => at >= lead && at < last),
  );

/** The question before, without the days that the new message replaces. */
const withoutOld = (request: string, clause: Clause, { schedule, today }: Context): string => {
  const { whens, classes } = clause;
  const { tokens, language } = readMessage(request, schedule);
  const old = tagged(request, tokens, { today, language, classes: schedule.classes });
  const isNamed = findThings(thingsOf(schedule), descriptionIn(clause), today).certainty === 'one';
  const oldNames = new Set(isNamed ? descriptionIn(old).names : []);
  const replaced = [
    ...(whens.length > 0 ? old.whens.map(({ lead, last }) => ({ first: lead, last })) : []),
    ...(classes.length > 0 ? old.classSpans : []),
  ];
  return tokens
    .filter(
      ({ text, word }, at) =>
        text !== '?' &&
        !commonName(word).some((name) => oldNames.has(name)) &&
        !replaced.some(({ first, last }) => at >= first && at < last),
    )
    .map(({ text }) => text)
    .join(' ');
};

/** "and the same for the other one", behind something that was added: for which one? */
const alsoForOther = (context: Context, retell: Retell): Answer => {
  const { dialogue, things } = context;
  if (!dialogue) return ask('For which one?');
  const options = thingsAt(things, dialogue.list).flatMap((thing) => {
    const answer = retell(dialogue.request, {
      ...context,
      dialogue: { ...dialogue, things: [refOf(thing)], outcome: 'told' },
    });
    return answer.actions.length > 0 ? [{ label: labelOf(thing, context.today), ...answer, things: [thing] }] : [];
  });
  return ask('For which one?', [...options.slice(0, 8), keepOption('None of these')]);
};

/** Only days and times, or words of what the question is about: "tom wants 4" does not say which one. */
const answersIt = (clause: Clause, { dialogue, things, today }: Context): boolean => {
  const description = descriptionIn(clause);
  if (description.names.length === 0) return true;
  const labels = (dialogue?.options ?? []).map(({ label }) => fold(label)).join(' ');
  return (
    description.names.every((name) => labels.includes(name)) ||
    findThings(things, description, today).certainty === 'one'
  );
};

/** "gym an hour later": names a thing and changes it, so it answers no question about another. */
const isComplete = (clause: Clause, { things, today }: Context): boolean =>
  findThings(things, descriptionIn(clause), today).certainty === 'one' &&
  (clause.whens.some(
    ({ when, how }) => when.kind === 'shift' || when.kind === 'time' || (when.kind === 'day' && how === 'until'),
  ) ||
    clause.priority !== undefined ||
    tellsState(clause) ||
    says(clause, 'state moved'));

const changes = ({ actions, undo }: Answer): boolean =>
  undo === true || actions.some(({ type }) => !type.startsWith('NAVIGATE_'));

/** In words and marks. */
const longestCorrection = 12;

/** A short message that continues the conversation. */
export const continued = (clause: Clause, context: Context, retell: Retell): Answer | undefined => {
  const { dialogue, things } = context;
  if (!dialogue) return undefined;
  const asks = likelyIntents(wordingOf(clause, things, context.today)).ask > 0.7;
  const picked = dialogue.outcome === 'asked' && !asks ? chooseOption(clause, context) : undefined;
  if (picked) return picked;
  const partly = partlyBack(clause, context);
  if (partly) return partly;
  if (dialogue.outcome === 'changed' && staysSo(clause, context) && isEmpty(descriptionIn(clause))) return say('OK.');
  if (takesBack(clause, context)) return { message: 'I put it back.', actions: [], undo: true };
  const from = changesItAt(clause);
  if (from !== undefined && dialogue.outcome !== 'asked' && dialogue.things.length === 1) {
    const before = descriptionIn(clause, { to: from });
    const isRemark = from > 0 && ofIt.test(clause.tokens[beginningOf(clause)]?.word ?? '');
    const changed =
      isEmpty(descriptionIn(clause, { from })) &&
      (isRemark || findThings(things, before, context.today).certainty !== 'one') &&
      adjust(withoutRemark(clause, from), context, true);
    if (changed) return changed;
  }
  const repeat = repeated(clause, context);
  if (repeat) return repeat;
  const isNameless = saysOneLike(clause);
  const copy = dialogue.outcome === 'changed' && isNameless ? again(clause, context) : undefined;
  const remark = copy ?? saidBriefly(clause, context) ?? remarked(clause, context);
  if (remark) return remark;
  const after = following(clause, context);
  if (after) return after;
  const description = descriptionIn(clause);
  const head = ['verb', 'need', 'have', 'ask'].some((meaning) => says(clause, meaning));
  if (dialogue.outcome === 'changed' && means(clause, 'other') && !hasOwnRequest(clause)) {
    if (clause.tokens.some(({ word }) => alike.test(word))) return alsoForOther(context, retell);
    const last = new Set(dialogue.things.map(({ id }) => id));
    const others = things.filter(({ id }) => !last.has(id));
    const again = retell(dialogue.request, { ...context, things: others, dialogue: undefined });
    return { ...again, undo: true };
  }
  if (
    (dialogue.outcome === 'changed' || dialogue.outcome === 'told') &&
    !asks &&
    clause.tokens.length <= longestCorrection &&
    (!head || means(clause, 'instead') || means(clause, 'correct'))
  ) {
    const adjusted = adjust(clause, context);
    if (adjusted) return adjusted;
  }
  const onlyRefers = says(clause, 'pron') && isEmpty(description);
  if (
    dialogue.outcome === 'asked' &&
    (!head || onlyRefers) &&
    !isComplete(clause, context) &&
    (clause.whens.length > 0 || !isEmpty(description)) &&
    clause.tokens.length < 12
  ) {
    const joined = retell(`${dialogue.request} ${clause.text}`, { ...context, dialogue: undefined });
    return joined.isLost || (joined.actions.length > 0 && !answersIt(clause, context)) ? undefined : joined;
  }
  if (
    dialogue.outcome === 'told' &&
    dialogue.request !== '' &&
    !head &&
    !tellsState(clause) &&
    (clause.tokens.at(-1)?.text === '?' || !isComplete(clause, context)) &&
    clause.tokens.length < 9 &&
    (clause.whens.length > 0 || !isEmpty(description)) &&
    (description.names.length === 0 || findThings(things, description, context.today).certainty !== 'none')
  ) {
    const shown = thingsAt(things, dialogue.things);
    const asked = retell(
      `${withoutOld(dialogue.request, clause, context)} ${clause.text.replace(/^(?:and|what about|how about|und|y|et)\b/iu, '')}`,
      { ...context, things, dialogue: shown.length > 0 ? dialogue : undefined },
    );
    // a question that is continued changes nothing
    return changes(asked) ? retell(`what is due ${clause.text}`, { ...context, dialogue: undefined }) : asked;
  }
  return undefined;
};
