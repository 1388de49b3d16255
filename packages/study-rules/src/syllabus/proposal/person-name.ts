import { fold } from '../../dates/fold.ts';

const titles = String.raw`(?:(?:assoc|assist|asst|adj|ass|doc|ing|mgr|univ|em|hab|inż|phdr|rndr|dipl|msc|prof|professors?|profa|professora|profesora?|professeure?|dr|dra|drs|ir|mr|mrs|ms|miss|sir|lic|m|mme|associate|assistant|visiting|adjunct|doktor|doctor|д-р|проф|доц)\.?\s+|(?:prof|dr|dra|mr|mrs|ms|lic|ing|doc|mgr|м|д)\.)`;
const titleFirst = new RegExp(String.raw`^${titles}`, 'iu');
const academicTitle = /^(?:prof|professora?|professors|dr|dra)\.?\s+\p{Lu}/iu;
const particles = new Set(
  'de da do dos das del della di la le el van von der den ten ter y e i and und et og och & zu bin al ben'.split(' '),
);
/** Words of a line that is no name, although they are capitalised. */
const notNames =
  /\b(?:office|hours?|email|e-mail|phone|room|building|location|course|class|syllabus|university|college|department|school|institute|monday|tuesday|wednesday|thursday|friday|saturday|sunday|fall|spring|summer|winter|autumn|semester|staff|tba|tbd|see|teaching|assistants?|contact|information|website|page|schedule|lectures?|section|hall|campus|center|centre|catalog|description|zoom|canvas|credits?|introduction|advanced|principles|exam|notes|meeting|time|drive|mailbox|fax|responsibilities|policies|policy|bio|name|students?|preferred|pronouns|remote|workspace|expedition|coordination|overview|goals|objectives|deadline|drop|week|lab|project|links?|useful|general)\b/iu;
const credential =
  /,?\s*(?<!\p{L})(?:ph\.?\s?d\.?|m\.?a\.|m\.?sc?\.?|m\.?d\.?|j\.?d\.?|ed\.?d\.?|d\.?phil\.?|m\.?b\.?a\.?|csc\.?|phd|esq\.?|p\.?e\.?|r\.n\.)(?=$|[\s,;)])\.?/giu;
const cut =
  /[([<;|\t]|\s[-–—•/]\s|https?:|www\.|\S+@|\d|,?\s(?:office|room|rm|email|e-mail|phone|tel|sala|raum|bureau|rum|gabinete|ured|mail|web)\b/iu;

const capitalised = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

const isWord = (word: string) =>
  particles.has(word.toLowerCase()) ||
  /^(?:\p{Lu}[\p{L}'’.-]*|[\p{Lo}]{1,6}|(?:d|l|o)['’]\p{Lu}[\p{L}-]*)$/u.test(word);

const oneName = (text: string): string | undefined => {
  const bare = text.replace(titleFirst, '').replace(titleFirst, '').trim();
  const words = bare.split(/\s+/u);
  const isLong = words.length > 5 || bare.length > 50 || bare.length < 3;
  if (isLong || notNames.test(bare) || !words.every(isWord) || particles.has(fold(words[0] ?? ''))) return undefined;
  if (words.filter((word) => word.length > 2).length === 0) return undefined;
  return words.length > 1 || titleFirst.test(text) || /^\p{Lo}{2,4}$/u.test(bare) ? text : undefined;
};

/** The person or people that a text begins with, such as after "Instructor:"; undefined when it is no name. */
export const personName = (text: string): string | undefined => {
  const end = text.search(cut);
  const start = (end === -1 ? text : text.slice(0, end))
    .replaceAll(credential, '')
    .replace(/[\s,.:–-]+$/u, '')
    .trim();
  const surnameFirst = /^(\p{Lu}[\p{Lu}'’-]{2,}),\s(\p{L}[\p{L}.-]*)$/u.exec(start);
  if (surnameFirst) return `${surnameFirst[2]} ${capitalised(surnameFirst[1] ?? '')}`;
  const people = start.split(/\s*(?:,|\s(?:and|und|et|og|och|&|y|e)\s)\s*/iu).filter(Boolean);
  if (people.length === 0 || people.length > 4) return undefined;
  const [first = '', ...rest] = people.map(oneName);
  if (first === '') return undefined;
  return [first, ...rest.slice(0, rest.indexOf(undefined) === -1 ? rest.length : rest.indexOf(undefined))].join(', ');
};

/** Whether a line begins with an academic title and a name, such as "Professor Ada Byron". */
export const isTitled = (text: string): boolean => academicTitle.test(text);
