const asks =
  /\b(?:when|what|whats|which|how (?:many|much|long)|anything|do i|is there|are there|am i|list|show|wann|was|welche|gibt es|quand|qu['’]est|quel\w*|cu[áa]ndo|qu[ée])\b/iu;
const scheduled =
  /\b(?:due|overdue|deadlines?|coming up|midterms?|finals?|exams?|quiz(?:zes)?|tests?|homeworks?|hw|assignments?|essays?|projects?|papers?|presentations?|tasks?|to-?dos?|calendar|schedule|(?:this|next) (?:week|month)|today|tomorrow|fällig|klausur(?:en)?|prüfung(?:en)?|abgaben?|aufgaben?|examen(?:es|s)?|parcial|devoirs?|tareas?|entregas?)\b/iu;

/** Whether a message in a class chat may be about the student's own dates: "when is my midterm", "what is due next week". */
export const asksAboutSchedule = (message: string): boolean =>
  message.length <= 300 && asks.test(message) && scheduled.test(message);

/** The last line of an answer from the schedule, where an answer from documents names its page. */
export const scheduleCited = '> — your schedule';

/** Whether a reply was answered from the student's schedule. */
export const isFromSchedule = (response: string): boolean => response.endsWith(`\n${scheduleCited}`);

/** Words of such a question that are in no title. */
const around =
  /^(?:how|what|when|which|thing|things|stuff|class|course|anything|everything|many|much|long|soon|coming|upcoming|until|left|planned|mine|month|week|deadline|fällig|fallig|klausur|prufung|prüfung|abgabe|aufgabe|kurs)$/iu;

/** Whether a word is about schedules in general. */
export const isScheduleWord = (word: string): boolean => scheduled.test(word) || around.test(word) || asks.test(word);
