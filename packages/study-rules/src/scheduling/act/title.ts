import { eventTypeOf } from '../../events/event-type.ts';
import { beginningOf, type Clause, hasMeaning } from '../understand/clause.ts';
import { stopWords } from '../words/stop-words.ts';
import { isQuoted, unquoted } from '../words/tokens.ts';

const leading =
  /^(?:to|for|about|of|that|a|an|the|my|our|another|new|some|me|on|at|:|,|-|–|—|\.|in|with|called|named|titled|saying|is|zu|daran|an|dass|eine|einen|ein|mein|meine|meinen|die|der|das|den|la|el|una|un|de|d|que|los|las|mi|le|une|mon|ma|les|du|des|l|da|im|am|it|and|und|y|et|there|extra|als|comme|como|also|tengo|habe|ai|is|s|this|just|due)$/u;
const trailing =
  /^(?:due|on|by|at|for|with|and|to|in|of|before|until|till|from|the|a|is|,|;|:|\.|!|-|–|—|\(|\)|um|am|bis|fur|im|in|an|auf|und|para|el|la|en|a|del|de|y|pour|le|au|avec|et|du|as|my|me|ein|hinzu|vor|mit|zu|which|that|are|its|it|this|also|thats|there|gerade|noch|now|would|be|will|has|so|or|around|every|each|vom|von|il|if|need|dran|eintragen|hinzufugen|notieren|einplanen|add|hand|antes|ici|meets|\?)$/u;
const kinds =
  /^(?:tasks?|to-?dos?|reminders?|events?|item|entry|aufgaben?|termin|erinnerung|tarea|evento|recordatorio|tache|evenement|rappel)$/u;
const places =
  /^(?:calendar|schedule|planner|agenda|list|tasks?|todos?|kalender|liste|aufgabenliste|calendario|calendrier|aufgaben|tareas)$/u;
const upper: ReadonlyMap<string, string> = new Map([
  ['hw', 'HW'],
  ['ta', 'TA'],
  ['cv', 'CV'],
  ['i', 'I'],
  ['pdf', 'PDF'],
]);

interface Range {
  readonly first: number;
  readonly last: number;
}

const inside = (at: number, spans: readonly Range[]) => spans.some(({ first, last }) => at >= first && at < last);

const ofClass =
  /^(?:for|in|fur|im|para|en|pour|from|of|de|del|the|my|class|course|le|la|el|les|mein|meine|di|zu|da|d|l|du)$/u;

/** Where a title can begin at the earliest. */
const contentFrom = (tokens: Clause['tokens'], phrases: Clause['phrases']): number => {
  let at = beginningOf({ tokens, phrases });
  for (;;) {
    const phrase = phrases.find(({ first }) => first === at);
    if (phrase && ['verb create', 'verb put', 'have'].some((meaning) => hasMeaning(phrase, meaning))) at = phrase.last;
    else if (leading.test(tokens[at]?.word ?? '') || kinds.test(tokens[at]?.word ?? '')) at += 1;
    else return at;
  }
};

/** The class with the words that attach it: "for os", "os:", "in my biology class". Others are part of the title. */
const attachedClasses = ({ tokens, classSpans, whens, priority, phrases }: Clause): Range[] =>
  classSpans.flatMap(({ first, last }) => {
    let [from, to] = [first, last];
    while (ofClass.test(tokens[from - 1]?.word ?? '')) from -= 1;
    if (/^(?:class|course|kurs)$/u.test(tokens[to]?.word ?? '')) to += 1;
    const isColon = /^[:–—-]$/u.test(tokens[to]?.text ?? '');
    const isWhen = whens.some(({ lead }) => lead === to) || priority?.first === to;
    const isEnd = isWhen || !/[\p{L}\p{N}]/u.test(tokens[to]?.text ?? '');
    const own = tokens.slice(0, first).filter(({ word }) => !stopWords.has(word));
    const after = tokens
      .slice(to)
      .map(({ text }) => text)
      .join(' ');
    const isFirst = first <= contentFrom(tokens, phrases) && eventTypeOf(after) !== undefined;
    return (isEnd && own.length > 0) || isColon || isFirst || (first === 0 && isEnd)
      ? [{ first: from, last: isColon ? to + 1 : to }]
      : [];
  });

/** "to my calendar", "auf die Liste": where it goes, at the end. */
const placeSpan = ({ tokens }: Clause): Range[] => {
  const at = tokens.findIndex(
    ({ word }, index) =>
      index > 0 &&
      places.test(word) &&
      /^(?:my|the|to|as|meine|meinen|mi|die|den|a|ma|mon|do)$/u.test(tokens[index - 1]?.word ?? ''),
  );
  if (at < 0) return [];
  let first = at;
  while (
    /^(?:to|on|in|into|my|the|as|a|an|al|auf|in|meine|meinen|den|die|mi|la|sur|ma|mon|dans|au|als|zu|zur|zum|do|como|comme)$/u.test(
      tokens[first - 1]?.word ?? '',
    )
  )
    first -= 1;
  return first > 0 ? [{ first, last: at + 1 }] : [];
};

/** The first token of the title: behind the verb, "a task to", "reminder:". */
const startOf = (clause: Clause): number => {
  const { tokens, phrases } = clause;
  let at = beginningOf(clause);
  for (let turn = 0; turn < 12; turn += 1) {
    const phrase = phrases.find(({ first }) => first === at);
    const isVerb =
      phrase &&
      ['verb create', 'verb put', 'need', 'have', 'filler', 'state moved'].some((meaning) =>
        hasMeaning(phrase, meaning),
      );
    if (isVerb) at = phrase.last;
    else if (leading.test(tokens[at]?.word ?? '') || kinds.test(tokens[at]?.word ?? '')) at += 1;
    else break;
  }
  return at;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const aside =
  /^(?:its|it|this|that|thats|i|im|dont|very|really|no|not|es|das|ist|c|est|pls|please|so|but|because|cuz)$/u;
const reason = /^(?:because|cuz|bc|coz|weil|porque|parce)$/u;

/** Where a reason or a comment begins that is no part of the title: ", its important". */
const asideIn = ({ tokens }: Clause): number => {
  const at = tokens.findIndex(
    ({ word, text }, index) =>
      index > 1 && (reason.test(word) || (/^[,(.;!–—]$/u.test(text) && aside.test(tokens[index + 1]?.word ?? ''))),
  );
  return at === -1 ? tokens.length : at;
};

/** What remains of a clause without verb, dates, class, priority and politeness: the title of a new thing. */
export const titleIn = (clause: Clause, without: readonly Range[] = []): string => {
  const { tokens, phrases, whens, priority } = clause;
  const quoted = tokens.find(isQuoted);
  const aside = asideIn(clause);
  if (quoted) return capital(unquoted(quoted.text)).slice(0, 200);
  const start = startOf(clause);
  const weekly = whens.filter(({ when }) => when.kind === 'weekly');
  const used = [
    ...without,
    ...whens
      .filter(({ when, how }) => when.kind !== 'shift' || when.signed || (weekly.length > 0 && how === 'for'))
      .map(({ lead, last }) => ({ first: lead, last })),
    ...(priority ? [priority] : []),
    ...attachedClasses(clause),
    ...placeSpan(clause),
    ...phrases.filter(
      (phrase) =>
        ['filler', 'instead', 'greet'].some((meaning) => hasMeaning(phrase, meaning)) && !hasMeaning(phrase, 'verb'),
    ),
  ];
  const kept = tokens
    .map((token, at) => ({ token, at }))
    .filter(
      ({ at, token }) =>
        at >= start &&
        at < aside &&
        !inside(at, weekly) &&
        (!inside(at, used) ||
          token.word === 'and' ||
          token.word === 'y' ||
          token.word === 'und' ||
          token.word === 'et'),
    );
  while (leading.test(kept[0]?.token.word ?? '') || kinds.test(kept[0]?.token.word ?? '')) {
    if (kept.length === 1) break;
    kept.shift();
  }
  while (kept.length > 0 && trailing.test(kept.at(-1)?.token.word ?? '')) kept.pop();
  const own = kept.filter(({ token: { word } }) => !stopWords.has(word));
  if (own.every(({ token }) => !/[\p{L}\p{N}]/u.test(token.text))) return '';
  return capital(
    kept
      .map(({ token: { text, word, glued } }, index) => {
        const [before] = index > 0 ? [kept[index - 1]] : [];
        const isNext = before !== undefined && before.at === (kept[index]?.at ?? 0) - 1;
        const space =
          index === 0 ||
          (glued && isNext && !/^\d+$/u.test(text)) ||
          (glued && isNext && /^[\d:./'’-]+$/u.test(before.token.text)) ||
          /^[,;:!?)]$/u.test(text)
            ? ''
            : ' ';
        return `${space}${upper.get(word) ?? text}`;
      })
      .join(''),
  )
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, 200);
};
