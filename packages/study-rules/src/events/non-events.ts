import { dueWord, eventNoun, lectureWord, otherWord } from './event-words.ts';

const open =
  /\b(?:tba|tbd|tbc)\b|to be (?:announced|determined|scheduled|confirmed|released|arranged|decided)|will be (?:announced|determined|released)|por (?:confirmar|definir|anunciar)|à (?:déterminer|confirmer|venir)|noch (?:offen|nicht)|wird (?:noch )?(?:bekannt|angekündigt)/i;

/** The date has not been decided. */
export const isUndecided = (text: string) => open.test(text);

const handedOut =
  /\b(?:assigned|releas(?:e|ed|es)|posted|available|handed out|hand out|distributed|given out|goes out|opens?|returned|handed back|hand back|graded|published|solutions?|ausgabe|ausgegeben|distribué|disponible)\b|\bout\W*$/i;

const study =
  /^\W*(?:\d+\W+)?(?:please )?(?:study|stud(?:y|ying) for|read|review (?!session)|check|see|begin|start|finish|continue|prepare|familiarize|discuss(?:ion of)?|watch|work on|look|introduction to|intro to|overview of|go over|bring|buy|note|know|recall|lire|étudier|leer|estudiar|lesen)\b/i;

/** "Kupperman, ch. 3, essays": something to read. */
const reference = /\b(?:ch(?:ap(?:ter)?)?s?|pp?|pages?|vol|kap(?:itel)?|cap(?:ítulo)?s?)\.?\s*\d.*,\s*\p{L}+\W*$/iu;

const talk =
  /\b(?:how to|workshops?|(?:we|i) will (?:discuss|review|go over|cover|look at)|(?:papers?|essays?|projects?|exams?|assignments?) discussions?)\b/i;

const heading =
  /\b(?:class|course|lecture|tentative|topic|weekly|reading) (?:outlines?|schedules?|calendars?|assignments?)\b|^\W*(?:readings?|texts?|required|recommended)\b.{0,20}:|https?:|www\./i;

const forReview =
  /\b(?:review|prepare|study|ready|preparation|practice)\b[^.;]*\bfor\s+(?:the\s|your\s|our\s)?(?:\w+\s){0,2}(?:exam|midterm|final|test|quiz)/i;

const perhaps =
  /\b(?:may want|might want|if you (?:want|wish|like)|you (?:can|may|might|could)|is optional|not required|recommended)\b/i;

const policy =
  /\b(?:(?:turned|handed|submitted|in) late|(?:lose|lost|loses) \d|late (?:work|submissions?|papers?|assignments?|homeworks?|penalt)|penalt|penali[sz]ed|deduct|excused?|unexcused|make-?up (?:polic|work)|for (?:example|instance)|e\.g\.|suppose|hypothetical|integrity|dishonesty|plagiari|accommodat|polic(?:y|ies)|office hours?|sprechstunden?|copyright|revised|(?:last )?updated|(?:last )?modified|page created|edition|printed|extension|appeal|regrade|grade dispute|no later than .* before|missed|will not be accepted|cannot be accepted|phone|e-?mail|fax)\b/i;

const negated =
  /\b(?:there (?:is|are|will be) no|no (?:final |midterm )?(?:exams?|quiz(?:zes)?|homework|assignments?|tests?)\b|not due|kein(?:e|en)? (?:klausur|prüfung|abgabe)|pas d['’](?:examen|intra)|sin (?:examen|parcial))/i;

/** Text about an event: its preparation, its return, or what happens before or after it. */
const about =
  /\b(?:information (?:on|about|for)|questions? (?:for|about)|topics? (?:for|of)|study guides?|(?:results?|feedback|solutions?|grades?) (?:of|on|for|from)|covers?|covering|material for|(?:before|after|until|since|during|prior to|vor|nach|avant|après|antes|después)(?: (?:the|your|our|der|dem|le|la|el|del?))?)\s*(?:\w+\s){0,2}$/i;

const aboutOnly = (text: string) => {
  const noun = eventNoun.exec(text);
  return noun !== null && about.test(text.slice(0, noun.index)) && !dueWord.test(text);
};

/** Whether a text with an event word is not an event itself, such as an announcement, a policy or a hint. */
export const isNonEvent = (text: string): boolean => {
  if (isUndecided(text) || policy.test(text) || negated.test(text)) return true;
  const isDue = dueWord.test(text);
  if (handedOut.test(text) && !isDue) return true;
  if ((perhaps.test(text) || talk.test(text)) && !isDue) return true;
  if (otherWord.test(text) || lectureWord.test(text)) return false;
  if (!isDue && (heading.test(text) || forReview.test(text))) return true;
  if (reference.test(text) && !isDue) return true;
  return (study.test(text) && !isDue) || aboutOnly(text);
};
