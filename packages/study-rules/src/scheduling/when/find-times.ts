import { isNumber } from '../words/tokens.ts';
import { weekdays } from '../../dates/weekday-words.ts';
import { partsOfDay, relativeDays } from './day-words.ts';
import { countAt, type Found, numberAt, type Text, wordAt } from './find-days.ts';

const pad = (value: number) => String(value).padStart(2, '0');

type Half = 'am' | 'pm' | undefined;

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly half: Half;
  /** Written as a time without any doubt. */
  readonly certain: boolean;
  readonly length: number;
}

const halfAt = (text: Text, at: number): { readonly half: Half; readonly length: number } => {
  const words = [0, 1, 2, 3].map((index) => wordAt(text, at + index));
  const [word = '', next = '', third = '', fourth = ''] = words;
  if (/^(?:am|pm)$/u.test(word)) return { half: word === 'am' ? 'am' : 'pm', length: 1 };
  if (/^[ap]$/u.test(word) && text.tokens[at]?.glued) {
    const dotted = next === '.' && third === 'm' ? (fourth === '.' ? 4 : 3) : 1;
    return { half: word === 'a' ? 'am' : 'pm', length: next === 'm' ? 2 : dotted };
  }
  if (/^[ap]$/u.test(word) && next === '.' && third === 'm')
    return { half: word === 'a' ? 'am' : 'pm', length: fourth === '.' ? 4 : 3 };
  const skip = /^(?:in|at|de|du|d|por|am)$/u.test(word) ? (/^(?:the|la|le)$/u.test(next) ? 2 : 1) : 0;
  const hours = partsOfDay.get(words[skip] ?? '');
  if (hours) return { half: hours.from < '12' ? 'am' : 'pm', length: skip + 1 };
  return /^(?:manana|matin)$/u.test(words[skip] ?? '') && skip > 0
    ? { half: 'am', length: skip + 1 }
    : { half: undefined, length: 0 };
};

/** "9-950", "900 to 1030". */
const isInRange = (text: Text, at: number): boolean =>
  [-2, 2].some(
    (other) =>
      /^(?:-|–|to)$/u.test(wordAt(text, at + other / 2)) &&
      /^(?:\d|1\d|2[0-3]|\d{1,2}[0-5][05])$/u.test(wordAt(text, at + other)),
  ) && ![1, 3].some((back) => numbered.test(wordAt(text, at - back)));

/** "1130am", "at 330". */
const compactAt = (text: Text, at: number): Clock | undefined => {
  const word = wordAt(text, at);
  const [hour, minute] = [Number(word.slice(0, -2)), Number(word.slice(-2))];
  if (!/^\d{3,4}$/u.test(word) || hour > 23 || hour < 1 || minute > 59) return undefined;
  const half = halfAt(text, at + 1);
  if (
    half.half === undefined &&
    (minute % 5 !== 0 || !word.startsWith('0')) &&
    (minute % 5 !== 0 || !(/^(?:at|@|um|not|until|till|by|to)$/u.test(wordAt(text, at - 1)) || isInRange(text, at)))
  )
    return undefined;
  return { hour, minute, half: half.half, certain: true, length: 1 + half.length };
};

/** "y media", "et quart": minutes after the hour. */
const afterwards: ReadonlyMap<string, number> = new Map([
  ['y media', 30],
  ['et demie', 30],
  ['y cuarto', 15],
  ['et quart', 15],
]);

/** "half past", "halb", "quarter to": minutes before the hour is named. */
const beforehand: readonly (readonly [readonly string[], number])[] = [
  [['half', 'past'], 30],
  [['quarter', 'past'], 15],
  [['quarter', 'to'], -15],
  [['viertel', 'nach'], 15],
  [['viertel', 'vor'], -15],
  [['halb'], -30],
];

const spokenTime = (text: Text, at: number): Found | undefined => {
  const found = beforehand.find(([words]) => words.every((word, index) => wordAt(text, at + index) === word));
  if (!found) return undefined;
  const [words, minutes] = found;
  const clock = clockAt(text, at + words.length);
  if (!clock || (words[0] === 'halb' && text.language !== 'de')) return undefined;
  const [hour = 0, minute = 0] = timeOf(clock, clock.half).split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  return {
    when: { kind: 'time', time: `${pad(Math.floor(total / 60))}:${pad(total % 60)}` },
    length: words.length + clock.length,
  };
};

/** "half past ten", "um vier": an hour in words, where only an hour can be. */
const spelledHour = (text: Text, at: number): number | undefined => {
  const [before, second] = [wordAt(text, at - 1), wordAt(text, at - 2)];
  const isHour =
    /^(?:um|gegen|las|halb|past|vers)$/u.test(before) ||
    (/^(?:to|vor|nach)$/u.test(before) && /^(?:quarter|viertel)$/u.test(second));
  const hour = isHour ? countAt(text, at) : undefined;
  return hour !== undefined && hour >= 1 && hour <= 12 ? hour : undefined;
};

/** "9.40" is no date and no chapter. */
const isPointed = (text: Text, at: number, minute: number) =>
  minute > 12 &&
  minute % 5 === 0 &&
  !/^(?:[$€£#]|v|section|sec|gpa|ex|exercise|version|chapter|ch)$/u.test(wordAt(text, at - 1));

/** A number that may be an hour, with what makes it one. */
const clockAt = (text: Text, at: number): Clock | undefined => {
  const hour = numberAt(text, at) ?? spelledHour(text, at);
  const compact = compactAt(text, at);
  if (compact) return compact;
  if (hour === undefined || hour > 24 || (isNumber(text.tokens[at]) && wordAt(text, at).length > 2)) return undefined;
  const mark = wordAt(text, at + 1);
  const minute = numberAt(text, at + 2);
  const split = /^(?:[:.]|h)$/u.test(mark) && text.tokens[at + 1]?.glued === true;
  const hasMinutes =
    split &&
    minute !== undefined &&
    minute < 60 &&
    wordAt(text, at + 2).length === 2 &&
    text.tokens[at + 2]?.glued === true;
  const isLength = /^(?:before|b4|after|earlier|later|of|long|vor|nach|antes|despues|avant|apres)$/u.test(
    wordAt(text, at + 2),
  );
  const isHour =
    !hasMinutes && !isLength && mark === 'h' && (text.language !== 'en' || text.tokens[at + 1]?.glued === true);
  const length = hasMinutes ? 3 : isHour ? 2 : 1;
  const later = afterwards.get(`${wordAt(text, at + length)} ${wordAt(text, at + length + 1)}`);
  if (later !== undefined && !hasMinutes) {
    const half = halfAt(text, at + length + 2);
    return { hour, minute: later, half: half.half, certain: true, length: length + 2 + half.length };
  }
  const word = wordAt(text, at + length);
  const isDuration =
    /^(?:hrs|hours|horas|heures)$/u.test(word) &&
    /^(?:of|de|von|earlier|later|sooner|before|after|long|antes|despues|avant|apres|plus|mas)$/u.test(
      wordAt(text, at + length + 1),
    );
  if (isDuration) return undefined;
  const uhr =
    word === 'uhr' || (word === 'h' && hasMinutes) ? 1 : /^(?:oclock|heures?|horas?|hrs)$/u.test(word) ? 1 : 0;
  const late = uhr > 0 && wordAt(text, at + length) === 'uhr' ? numberAt(text, at + length + 1) : undefined;
  const lateLength = late !== undefined && late < 60 && wordAt(text, at + length + 1).length === 2 ? 1 : 0;
  const half = halfAt(text, at + length + uhr + lateLength);
  const minutes = lateLength > 0 ? (late ?? 0) : hasMinutes ? minute : 0;
  const certain =
    (hasMinutes && (mark !== '.' || isPointed(text, at, minute))) || isHour || uhr > 0 || half.half !== undefined;
  if (half.half !== undefined && hour > 12)
    return { hour, minute: minutes, half: undefined, certain: true, length: length + uhr + lateLength + half.length };
  return { hour, minute: minutes, half: half.half, certain, length: length + uhr + lateLength + half.length };
};

/** Without am or pm, one to six is the afternoon: no one studies at three in the morning. */
const timeOf = ({ hour, minute }: Clock, half: Half): string => {
  // a deadline "11:59" is the end of the day
  if (half === undefined && hour === 11 && minute === 59) return '23:59';
  const afternoon = half === 'pm' ? hour < 12 : half === undefined && hour >= 1 && hour <= 6 && !(hour < 10 && false);
  const midnight = half === 'am' && hour === 12;
  return `${pad(midnight ? 0 : afternoon ? hour + 12 : hour === 24 ? 0 : hour)}:${pad(minute)}`;
};

const named: ReadonlyMap<string, string> = new Map([
  ['noon', '12:00'],
  ['mittags', '12:00'],
  ['mediodia', '12:00'],
  ['midnight', '23:59'],
  ['midnite', '23:59'],
  ['mitternacht', '23:59'],
  ['medianoche', '23:59'],
  ['minuit', '23:59'],
]);

/** "09", "17": of 24 hours. */
const spoken24 = /^(?:0\d|1[3-9]|2\d)/u;
const beforeHour = /^(?:at|@|um|gegen|around|las|la|vers|a|ab|by)$/u;
/** A number behind these is part of a name: "lab 4". */
const numbered =
  /^(?:lab|quiz|test|exam|hw|homework|chapter|chap|ch|set|ps|pset|week|unit|part|post|essay|assignment|module|problem|lecture|room|rm|page|pages|p|midterm|webassign|field|version)s?$/u;
/** "read pages from 2 to 4" */
const counted =
  /^(?:pages?|p|chapters?|ch|problems?|questions?|sets?|units?|parts?|weeks?|modules?|exercises?|slides?)$/u;
const afterHour =
  /^(?:days?|weeks?|hours?|hrs?|min(?:ute)?s?|months?|pages?|chapters?|questions?|problems?|things?|tasks?|of|points?|people|percent|tage?n?|wochen?|dias?|semanas?|jours?|semaines?|stunden?|st|nd|rd|th|%|\/)$/u;
const rangeMark = /^(?:-|–|—|to|until|till|bis|a|hasta|and|y|und|et)$/u;

/** "5pm", "at 5", "17:30", "3-5pm", "noon", "um 14 Uhr", "a las 5 de la tarde", "à 17h". */
export const clockTime = (text: Text, at: number): Found | undefined => {
  const fixed = named.get(wordAt(text, at));
  if (fixed !== undefined) return { when: { kind: 'time', time: fixed }, length: 1 };
  const spoken = spokenTime(text, at);
  if (spoken) return spoken;
  const clock = clockAt(text, at);
  if (!clock || (numbered.test(wordAt(text, at - 1)) && clock.length === 1)) return undefined;
  const isDenied =
    wordAt(text, at - 1) === 'not' &&
    (isNumber(text.tokens[at - 2]) ||
      text.tokens.slice(0, at).some(({ word }) => /^(?::|noon|midnight|am|pm|at|uhr|half)$/u.test(word)));
  const introduced =
    isDenied || (beforeHour.test(wordAt(text, at - 1)) && !(wordAt(text, at - 1) === 'a' && text.language === 'en'));
  const mark = wordAt(text, at + clock.length);
  const from =
    wordAt(text, at - 1) === 'from' ||
    wordAt(text, at - 1) === 'between' ||
    wordAt(text, at - 1) === 'von' ||
    (wordAt(text, at - 1) === 'de' && text.language !== 'en') ||
    introduced;
  const second =
    rangeMark.test(mark) && (mark === '-' || mark === '–' || from || clock.certain)
      ? clockAt(text, at + clock.length + 1)
      : undefined;
  if (
    second &&
    (second.certain || clock.certain || introduced || (from && !counted.test(wordAt(text, at - 2)))) &&
    !afterHour.test(wordAt(text, at + clock.length + 1 + second.length))
  ) {
    const half =
      clock.half ?? (second.half === 'pm' && clock.hour > second.hour && second.hour !== 12 ? 'am' : second.half);
    const [time, to] = [timeOf(clock, clock.hour > 12 ? undefined : half), timeOf(second, second.half)];
    return { when: { kind: 'time', time, to }, length: clock.length + 1 + second.length };
  }
  const said = spoken24.test(wordAt(text, at)) || clock.half !== undefined ? {} : { isOpen: true as const };
  if (!clock.certain && (!introduced || afterHour.test(mark))) return undefined;
  return { when: { kind: 'time', time: timeOf(clock, clock.half), ...said }, length: clock.length };
};

/** A number that can be a time without "am", "pm" or "at". */
const bareTime = /^(?:[1-9]|1[0-2]|(?:[1-9]|1[0-9]|2[0-3])[0-5][05])$/u;
const compact = /^\d{3,4}$/u;
const endsThere =
  /^(?:|and|und|y|et|n|&|\+|room|near|by|from|before|via|on|instead|please|pls|plz|not|then|now|thx|thanks|lol|pm|w|with|with|at|in|for|lieber|mejor|plutot|[,.!?;])$/u;
const tonight = /^(?:tonight|tonite|tn|2nite)$/u;
const beforeBare =
  /^(?:|it|its|both|them|each|all|to|thats|no|nope|nah|nvm|nein|non|actually|rather|instead|wait|ok|okay|say|better|make|doch|lieber|mejor|plutot|hmm+|meant|mean|,|-|um|auf|a|las)$/u;
const dayName = (text: Text, at: number) =>
  weekdays.has(wordAt(text, at)) ||
  relativeDays.has(wordAt(text, at)) ||
  (/^(?:st|nd|rd|th)$/u.test(wordAt(text, at)) && text.tokens[at]?.glued === true);

const bareAt = (text: Text, at: number): Clock | undefined => {
  const word = wordAt(text, at);
  if (!bareTime.test(word)) return undefined;
  const isLong = compact.test(word);
  const [hour, minute] = isLong ? [Number(word.slice(0, -2)), Number(word.slice(-2))] : [Number(word), 0];
  return { hour, minute, half: undefined, certain: false, length: 1 };
};

/** "thurs 230", and behind something that has a time "make it 3 instead", "nvm 430", "make it 4 to 5". */
export const bareClock = (text: Text, at: number): Found | undefined => {
  const clock = bareAt(text, at);
  const [before, second] = [wordAt(text, at - 1), wordAt(text, at - 2)];
  const isAfterDay = dayName(text, at - 1);
  const isSaid = text.isFollowUp === true && beforeBare.test(before) && !(before === 'to' && /^\d+$/u.test(second));
  if (!clock || !(isAfterDay || isSaid)) return undefined;
  const until = rangeMark.test(wordAt(text, at + 1)) ? bareAt(text, at + 2) : undefined;
  const isAbout = !until && text.isFollowUp && wordAt(text, at + 1) === 'ish' && text.tokens[at + 1]?.glued;
  const length = until ? 3 : isAbout ? 2 : 1;
  if (text.tokens[at + length]?.glued && !/^[,.!?;)]$/u.test(wordAt(text, at + length))) return undefined;
  if (!endsThere.test(wordAt(text, at + length))) return undefined;
  const half = tonight.test(before) ? 'pm' : undefined;
  const to = until ? { to: timeOf(until, half) } : {};
  return { when: { kind: 'time', time: timeOf(clock, half), ...to, ...(half ? {} : { isOpen: true }) }, length };
};

const dayBefore = /^(?:the|in|this|late|early|la|por|le|am|heute|de|en|du|cet|cette)$/u;

const nightAfter =
  /^(?:the|this|that|at|all|late|by|in|for|every|each|last|next|on|per|same|day|and|or|,|my|one|any|[\d:]+|am|pm|evening|afternoon|morning|be|free|it|is|to|do|anything)$/u;

/** "in the morning", "friday afternoon", "por la tarde". */
export const partOfDay = (text: Text, at: number): Found | undefined => {
  let first = at;
  while (dayBefore.test(wordAt(text, first)) && first < at + 3) first += 1;
  const word = wordAt(text, first);
  // "movie night" is no time of a day
  const isNoun =
    /^(?:night|nite)$/u.test(word) &&
    first === at &&
    at > 0 &&
    !dayName(text, at - 1) &&
    !nightAfter.test(wordAt(text, at - 1));
  if (isNoun) return undefined;
  const isMorning = word === 'manana' && first > at && wordAt(text, first - 1) === 'la';
  const hours = isMorning ? { from: '05:00', to: '11:59' } : partsOfDay.get(word);
  return hours && word !== 'tonight' && word !== 'tonite' && word !== 'tn'
    ? { when: { kind: 'part', hours }, length: first - at + 1 }
    : undefined;
};
