/** Weekdays in English, German, Spanish and French, without accents; 0 is Sunday. */
export const weekdays: ReadonlyMap<string, number> = new Map(
  [
    'sunday sun sundays sonntag sonntags domingo domingos dimanche dimanches',
    'monday mon mondays montag montags lunes lundi lundis mo',
    'tuesday tue tues tuesdays dienstag dienstags martes mardi mardis di',
    'wednesday wed weds wednesdays mittwoch mittwochs miercoles mercredi mercredis mi',
    'thursday thu thur thurs thursdays donnerstag donnerstags jueves jeudi jeudis do',
    'friday fri fridays freitag freitags viernes vendredi vendredis fr',
    'saturday sat saturdays samstag samstags sonnabend sabado sabados samedi samedis sa',
  ].flatMap((words, day) => words.split(' ').map((word): [string, number] => [word, day])),
);
/** German short forms are words of other languages. */
const onlyGerman = new Set(['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so']);
/** English short forms are words of other languages: "mon examen", "sun". */
const onlyEnglish = new Set(['mon', 'sun', 'sat', 'tue', 'tues', 'thu', 'fri', 'wed']);

/** Whether a word names a weekday in this language. */
export const isWeekdayIn = (word: string, language: string): boolean =>
  weekdays.has(word) && (language === 'de' || !onlyGerman.has(word)) && (language === 'en' || !onlyEnglish.has(word));

const plural = /(?:days|tags|wochs)$/u;

/** "mondays", "montags": every such day. Spanish and French say it with an article. */
export const isEveryWeekday = (word: string): boolean => weekdays.has(word) && plural.test(word);
