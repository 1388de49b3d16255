import { addDays, nextWeekday } from '../../dates/calendar.ts';
import { weekdayNames, weekdayNumber } from '../../dates/month-and-weekday-names.ts';
import { fold } from '../../dates/fold.ts';
import { dueWord, eventNouns } from '../../events/event-words.ts';
import { isNonEvent } from '../../events/non-events.ts';

/** "The report is due one week after the lab": how the day of one kind of thing follows from that of another. */
export interface RelativeRule {
  /** Nouns of the thing, and of what it follows; the same without another thing. */
  readonly subject: string;
  readonly anchor: string;
  readonly shift: (day: string) => string;
}

const numbers: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: 'a an one the ein eine einen einem einer un una une uno um uma unu o en ett et een één yksi jeden jedna jeden tydzień odin через',
    2: 'two couple zwei dos deux dois duas due två to twee kaksi dwa dwie dva dvě две два duo δύο',
    3: 'three drei tres trois três tre drie kolme trzy tři tri три τρεις',
    4: 'four vier cuatro quatre quatro quattro fyra fire neljä cztery čtyři štyri четыре',
    5: 'five fünf cinco cinq cinque fem vijf viisi pięć pět päť пять',
    6: 'six sechs seis sei sex seks zes',
    7: 'seven sieben siete sept sete sette sju syv zeven',
    10: 'ten zehn diez dix dez dieci tio ti tien',
    14: 'fourteen vierzehn catorce quatorze',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, Number(number)] as const)),
);

const days = 'days?|tagen?|tage|d[ií]as?|jours?|giorn[io]|dag(?:ar|er|en)?|dage|päivää|dni|dny|dní|zile|дн(?:я|ей|ь)';
const weeks =
  'weeks?|wochen?|semanas?|semaines?|settiman[ae]|vecka|veckor|uker?|uger?|weken|week|viikkoa|tygodnie|tydzień|týdny|týždne|săptămâni|недел[юиь]';
const after =
  'after|following|later than|from|nach|después de|tras|après|depois d[aeo]|após|dopo|efter|etter|na|jälkeen|po|după|после|спустя|μετά';
const before =
  'before|prior to|ahead of|vor|antes d[aeo]l?|avant|prima d[ei]l?|före|før|voor|ennen|przed|před|pred|înainte|до|πριν';

const offset = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,2}|\p{L}{1,9})[\s-](?:full |calendar )?(?:(${days})|(${weeks}))\s(?:(${after})|(${before}))(?!\p{L})`,
  'iu',
);
const nextNamed = new RegExp(
  String.raw`(?<!\p{L})(?:following|next|folgenden|darauffolgenden|nächsten|prochain|siguiente|próxim[ao]|seguinte|successivo)\s(${weekdayNames})(?!\p{L})|(?<!\p{L})(${weekdayNames})\s(?:night\s|evening\s|morning\s)?(?:after|following|danach|darauf|suivant|siguiente|seguinte|successivo)(?!\p{L})`,
  'iu',
);

/** The kinds of work that a text names: "homework" for "HW 2", and the noun itself where the kind says little. */
export const kindsOf = (text: string) =>
  eventNouns(text).map(({ type, start, end }) =>
    type === 'assignment'
      ? fold(text.slice(start, end))
          .replace(/[\s#\d]+$/u, '')
          .replace(/(?<=[a-z]{2})s$/u, '')
      : type,
  );

const shiftOf = (text: string) => {
  const counted = offset.exec(text);
  const number = Number(counted?.[1]) || numbers.get(counted?.[1]?.toLowerCase() ?? '');
  if (counted && number !== undefined && number <= 30) {
    const size = number * (counted[3] === undefined ? 1 : 7) * (counted[5] === undefined ? 1 : -1);
    return { at: counted.index, end: counted.index + counted[0].length, shift: (day: string) => addDays(day, size) };
  }
  const named = nextNamed.exec(text);
  const weekday = named ? weekdayNumber(named[1] ?? named[2] ?? '') : undefined;
  if (!named || weekday === undefined) return undefined;
  const shift = (day: string) => nextWeekday(addDays(day, 1), weekday);
  return { at: named.index, end: named.index + named[0].length, shift };
};

/** What is possible with good reasons is no rule. */
export const exception =
  /\b(?:late|extensions?|extend(?:ed)?|absen(?:t|ce)|accommodat\w+|regrad\w+|appeal|make-?up|miss(?:ed|ing)?|notif\w+|no more than|if you|unless|extensi[oó]n|prórroga)\b/iu;

/** Meetings repeat and have weekdays too, but are no work. */
export const meeting =
  /(?<!\p{L})(?:office hours?|lectures?|meets?|class(?:es)? (?:meet|on)|sprechstunde|vorlesung|tutor(?:ing|ium)?)(?!\p{L})/iu;

/** In characters: what a thing follows is named right after the words for how long. */
const nearby = 60;

/** The rule that a sentence states; undefined without one. */
export const relativeRule = (sentence: string): RelativeRule | undefined => {
  const found = shiftOf(sentence);
  if (!found || !dueWord.test(sentence) || isNonEvent(sentence) || exception.test(sentence)) return undefined;
  const [subject] = kindsOf(sentence);
  if (subject === undefined) return undefined;
  const [rest = ''] = sentence.slice(found.end, found.end + nearby).split(/[,;:]/u);
  const [anchor = subject] = kindsOf(rest);
  return { subject, anchor, shift: found.shift };
};

/** Whether a title names a thing of this kind. */
export const isOfKind = (title: string, noun: string) => kindsOf(title).includes(noun);
