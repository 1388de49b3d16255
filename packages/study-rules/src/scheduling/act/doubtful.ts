import { addDays } from '../../dates/calendar.ts';
import { findThings } from '../things/find-things.ts';
import { type Clause, headOf, says } from '../understand/clause.ts';
import { descriptionIn } from '../understand/description.ts';
import { fold } from '../words/tokens.ts';
import type { Action, Answer, Context } from './answer.ts';

const words = (text: string) => fold(text).split(/[^\p{L}\p{N}]+/u);

/** Words of sentences; the name of a thing to do has none of them. */
const sentenceWord =
  /^(?:said|says|told|is|are|was|were|might|maybe|will|would|could|do|does|did|has|have|had|i|ill|im|ive|we|he|hes|she|shes|they|theyre|theres|you|u|me|us|them|hast|hat|habe|du|ich|wir|ist|sind|tengo|tiene|es|esta|j|jai|ai|est|avons|keske|why|how|if|what|when|there|got|gets|hate|love|think|know|dont|cant|isnt|wont|probably|forgot|wants?|gave|giving|moved|renewed|closed|stays?|happened|changed|fini|fertig|gemacht|same|thing|again|instead|no|so|because|cuz|bc|cause|weil|porque)$/u;
const unsureWord = /^(?:might|maybe|probably|vielleicht|quizas|talvez|peut)$/u;
/** "not the 20th", "now": something that is there already is corrected. */
const correcting = /^(?:not|instead|same|now|nicht|statt|jetzt|pas|sino|ahora)$/u;

/** What a title never has: words of a request, and of days and times that were not understood. */
const unread =
  /\b(?:remind me|rename|swap|reschedule|verschieben|eintragen|hinzu(?:fugen)?|same|instead|midnite|midnight|halb|davor|danach|la veille|le lendemain|vispera|(?:two|three|\d) (?:days?|weeks?)|(?:first|next|last) one|\d{1,2}ish|\d{1,2} ?h(?:rs?|ours?)? (?:before|after|b4)|(?:day|night|evening|morning|week)s? (?:before|after)|(?:for|of) (?:that|it)$)\b|(?:^|\s)(?:not|by|at|um|until|till)\s+\d|\s\d{1,2}[.:]\d{2}$|\s0\d{3}$|^[\d\s.:]+$|^(?:the |that |this )?(?:week|day|weekend|morning|evening|time|date|one)$/u;
/** A range of days or hours that was not read, and no range of chapters or problems. */
const leftRange =
  /(?<!\b(?:ch|chap|chapters?|pp?|pages?|problems?|questions?|exercises?|ex|sections?|sec|units?|weeks?|parts?|nos?|modules?|lectures?|kapitel|seiten|aufgaben|s|cap|paginas|preguntas|problemas|exercices)\.? )\b\d{1,2}(?::\d\d)? ?[-–] ?(?:\d|$|,)|\bbetween \d/u;
/** "I" and "it" within a title show that a second sentence was swallowed. */
const swallowed = /\b(?:i|im|ill|its|thats|theres|whenever)\b|\bit\s/u;

const longestTitle = 12;
const furthest = 330;

const titleAndDay = (action: Action): { title: string; day: string | null | undefined } => {
  if (action.type === 'CREATE_TASK') return { title: action.task.title, day: action.task.dueDate };
  return action.type === 'CREATE_EVENT'
    ? { title: action.event.title, day: action.event.dueDate }
    : { title: '', day: null };
};

/** The request says to add something, or names a kind of work such as an exam with its day. */
const isExplicit = (clause: Clause) =>
  clause.inherited.length > 0 ||
  ['verb create', 'verb put', 'need'].some((meaning) =>
    says({ phrases: [headOf(clause)].filter((each) => each !== undefined) }, meaning),
  );

/**
 * Whether something that reads like a request to add a thing may mean something else: then the student is asked. A wrong
 * entry is worse than a question.
 */
export const isDoubtful = (clause: Clause, { actions }: Answer, { today, dialogue, things }: Context): boolean => {
  const said = clause.tokens.map(({ word }) => word);
  // "put the poster on hold": what is to become of a thing that is there
  const isPut = says({ phrases: [headOf(clause)].filter((each) => each !== undefined) }, 'verb put');
  const near = isPut && clause.whens.length === 0 ? findThings(things, descriptionIn(clause), today) : undefined;
  if (near && near.things.length > 0) return true;
  if (said.some((word) => unsureWord.test(word))) return true;
  // "print the paper before": before what?
  if (said.at(-1) === 'before' && clause.whens.every(({ last }) => last < said.length)) return true;
  return actions.some((action) => {
    const { title, day } = titleAndDay(action);
    if (title === '') return false;
    const folded = words(title).join(' ');
    if (leftRange.test(fold(title)) || unread.test(fold(title)) || unread.test(folded) || swallowed.test(folded))
      return true;
    if (day && day > addDays(today, furthest)) return true;
    const isEvent = action.type === 'CREATE_EVENT';
    if (isExplicit(clause)) return false;
    if (said.some((word) => correcting.test(word))) return true;
    const isSentence = [...words(title), ...(isEvent ? [] : said)].some((word) => sentenceWord.test(word));
    const continues = dialogue !== undefined && !isEvent && (/^\p{L}+ed\b/u.test(folded) || clause.whens.length === 0);
    return (
      isSentence || continues || words(title).length > longestTitle || (/^\p{L}{3,}ed\b/u.test(folded) && !isEvent)
    );
  });
};
