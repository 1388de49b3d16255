import { splitEvents } from '../../events/clauses.ts';
import { stripDetails } from '../../events/event-title.ts';
import { eventTypeOf } from '../../events/event-type.ts';
import { dueWord } from '../../events/event-words.ts';
import { weekWord } from './known-date.ts';

const longest = 260;

const says = (text: string) => eventTypeOf(stripDetails(text)) !== undefined || dueWord.test(text);

/** "Insecurities of victory (Paper 2 due)": the thing is in the brackets. */
const inBracket = (text: string) => {
  const inner = /\(([^()]{4,})\)/u.exec(text);
  if (inner?.[1] === undefined || isNameless(inner[1]) || !says(inner[1])) return undefined;
  return says(text.replace(inner[0], ' ')) ? undefined : inner[1];
};

const seam = /,\s+|\s\/\s|(?<=\p{L})\/(?=\p{L})|\s+[–—-]{1,3}\s+|--+|\s\|\s|:\s+(?=\p{Lu})/gu;

/** The parts at commas, slashes and dashes, if only some of them name a thing: "Monologion, Final Paper Due". */
const naming = (text: string): string[] => {
  const parts = text.split(seam).filter((part) => part.trim() !== '');
  const found = parts.filter(says);
  if (parts.length < 2 || found.length === 0) return [text];
  const first = parts.findIndex(says);
  return found.length === 1 ? [first === 0 ? text : parts.slice(first).join(', ')] : found;
};

/** The things that a clause may name, without repeats. */
export const thingsIn = (clause: string): string[] => {
  const text = clause.trim();
  if (text.length > longest || !/\p{L}{2}|\p{L}\s?\d/u.test(text)) return [];
  const subject = inBracket(text) ?? text;
  return [...new Set(splitEvents(subject, says).flatMap(naming))];
};

const generic =
  /(?<!\p{L})(?:dues?|deadlines?|dates?|submissions?|submit|hand[\s-]?in|turn in|by|on|at|before|until|the|of|is|are|it|this|they|will|be|held|must|should|submitted|in|to|for|and|or|class|time|times?|start|starts|end|ends|begin|begins|am|pm|a\.m|p\.m|hrs?|hours?|uhr|h|est|edt|cst|pst|pdt|cet|noon|midnight|points?|pts|pkt|total|status|graded|id|url|https?|www|week|day|tba|tbd|entregas?|fecha|hasta|las|plazo|limite|límite|prazo|até|horas|abgabe|abgabetermin|termin|bis|spätestens|frist|am|um|remise|rendu|échéance|avant|le|la|senast|inlämning|frist|term[ií]n|data|datum|date de remise|scadenza|consegna|entro|ore|il|godz|klo|kl|kell|óra|ora|saat|ώρα|час|klo|frist|dato|päivä|do|odevzdání|határidő)(?!\p{L})/giu;

/** "Lezione 6", "Class 12:" */
const meetingNumber =
  /(?<!\p{L})(?:lectures?|lessons?|sessions?|class|meeting|vorlesung|sitzung|cours|séance|clase|sesión|aula|encontro|lezione|college|hoorcollege|föreläsning|forelesning|fyrirlestur|luento|wykład|přednáška|prednáška|előadás|лекция|занятие)\s?[#nº°.]*\s?\d{1,2}(?![\p{L}\d])/giu;

const week = new RegExp(weekWord.source, 'giu');

/** Whether a text says only that something is due, at what time, for how many points or in which week, but not what. */
export const isNameless = (text: string) =>
  !/\p{L}{2}|(?<!\p{L})\p{Lu}\s?\d/u.test(
    stripDetails(text)
      .replace(week, ' ')
      .replace(meetingNumber, ' ')
      .replace(generic, ' ')
      .replace(/https?:\S+/gu, ' '),
  );
