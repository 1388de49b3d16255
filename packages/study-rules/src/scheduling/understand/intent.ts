import type { Found } from '../things/find-things.ts';
import { beginningOf, type Clause, hasMeaning, headOf, says } from './clause.ts';
import { doingWord } from '../words/doing-words.ts';
import { stopWords } from '../words/stop-words.ts';

const intents = [
  'create',
  'move',
  'delete',
  'done',
  'reopen',
  'rename',
  'prioritise',
  'open',
  'ask',
  'undo',
  'leave',
] as const;
export type Intent = (typeof intents)[number];

type Weights = Partial<Record<Intent, number>>;

/** The thing that the words of the clause name on the schedule, as far as they name one. */
interface Evidence {
  readonly clause: Clause;
  readonly found: Found;
  /** Words that can name a thing. */
  readonly names: number;
  /** There are things that "it" can mean. */
  readonly refers: boolean;
}

const pages =
  /^(?:calendar|kalender|calendario|calendrier|tasks?|todos?|list|page|class|tab|documents?|notes?|syllabus|flashcards?|slides|files?|aufgabenliste|month|tareas|taches|dashboard|agenda|planner|aufgaben)$/u;

const kindWord =
  /^(?:exams|tests|quizzes|tasks|events|assignments|projects|things|deadlines|labs|papers|essays|finals|midterms)$/u;

const features = ({ clause, found, names, refers }: Evidence) => {
  const head = headOf(clause);
  const meanings = head?.meanings ?? clause.inherited;
  const begins = (prefix: string) => meanings.some((meaning) => meaning.startsWith(prefix));
  const { whens, tokens, priority } = clause;
  const words = tokens.map(({ word }) => word);
  const pronoun = says(clause, 'pron') || says(clause, 'other');
  const known = found.certainty === 'one' || found.certainty === 'several';
  const isRequest =
    /^(?:can|could|would|will|kannst|konntest|puedes|podrias|peux|pourrais|tu)$/u.test(words[0] ?? '') ||
    says({ phrases: clause.phrases.filter((phrase) => phrase.first < 2) }, 'filler');
  return {
    create: begins('verb create'),
    put: begins('verb put'),
    move: begins('verb move'),
    change: begins('verb change'),
    remove:
      begins('verb delete') ||
      (/^(?:take|get|quita|saca)$/u.test(
        words[head?.first ?? clause.tokens.findIndex(({ word }) => /^(?:take|get)$/u.test(word))] ?? '',
      ) &&
        words.includes('off')),
    done: begins('verb done'),
    reopen: begins('verb reopen') || (says(clause, 'verb reopen') && !begins('ask')),
    rename: begins('verb rename'),
    renames:
      begins('verb rename') &&
      /^(?:rename|retitle|umbenennen|benenne|renombra\p{L}*|renomme\p{L}*)$/u.test(words[head?.first ?? 0] ?? ''),
    prioritise: begins('verb prioritise'),
    open: begins('verb open'),
    show: begins('verb show'),
    now: words.some((word) => /^(?:now|jetzt|ahora|maintenant)$/u.test(word)),
    doing: doingWord.test(words[beginningOf(clause)] ?? ''),
    kind: words.some((word) => word.endsWith('s') && kindWord.test(word)),
    undo: says(clause, 'verb undo'),
    studies: words.some((word) =>
      /^(?:study|studying|review|reviewing|prep|prepare|lernen|estudiar|reviser)$/u.test(word),
    ),
    need: begins('need'),
    have: begins('have'),
    tagged: /(?:right|correct|no|oder|verdad|non|huh) \?$/u.test(words.slice(-2).join(' ')),
    asks:
      begins('ask') ||
      (says(clause, 'ask when') && !begins('verb') && !begins('need')) ||
      (['ask howmany', 'ask which'].some((asked) => says(clause, asked)) && !begins('verb') && !begins('need')),
    asksWeakly: begins('ask yesno'),
    questionMark: tokens.at(-1)?.text === '?' && !(isRequest && begins('verb')),
    not:
      begins('not') ||
      (says(clause, 'not') &&
        begins('verb') &&
        clause.phrases.some((phrase) => hasMeaning(phrase, 'not') && phrase.first < (head?.first ?? 0))),
    stateDone: says(clause, 'state done'),
    stateMoved: says(clause, 'state moved'),
    stateCancelled: says(clause, 'state cancelled'),
    filter:
      ['overdue', 'free', 'busy', 'undated'].some((name) => says(clause, `filter ${name}`)) ||
      (says(clause, 'filter left') && !begins('verb open')),
    where: says(clause, 'ask where'),
    ofClass: clause.classes.length > 0,
    allOf: says(clause, 'filter all') && !begins('verb') && !begins('need'),
    next: says(clause, 'filter next'),
    day: whens.some(({ when }) => when.kind === 'day'),
    time: whens.some(({ when }) => when.kind === 'time'),
    range: whens.some(({ when }) => when.kind === 'range' || when.kind === 'part'),
    denied: whens.some(({ denied }) => denied) && whens.length > 1,
    shift: whens.some(({ when }) => when.kind === 'shift' && when.signed),
    target: whens.some(({ how }) => how === 'to' || how === 'until'),
    until: whens.some(({ how }) => how === 'until'),
    fromTo: whens.length > 1 && whens.at(-1)?.how === 'to' && whens.every(({ when }) => when.kind === 'day'),
    priority: priority !== undefined,
    repeats: whens.some(({ when }) => when.kind === 'weekly'),
    known,
    clear: found.certainty === 'near' && found.isClear === true,
    instead: words.includes('instead') || words.includes('stattdessen'),
    several: found.certainty === 'several',
    unknown: names > 0 && !known,
    nameless: names === 0,
    says: pronoun,
    bare: names === 0 && clause.classes.length === 0 && refers,
    pronoun: pronoun && refers,
    page: words.some((word) => pages.test(word)),
    titleWord: words.some((word) => /^(?:title|name|titel|titulo|titre|nombre|nom)$/u.test(word)),
    article: words.some((word) => /^(?:a|an|new|another|neue[rns]?|un|una|une|ein|eine|einen)$/u.test(word)),
    definite: words.some((word) =>
      /^(?:the|my|that|der|die|das|den|mein|meine|meinen|el|la|mi|le|mon|ma)$/u.test(word),
    ),
    content: words.some((word) => !stopWords.has(word)),
  };
};

type Features = ReturnType<typeof features>;

/** A condition and what it says for and against each intent. */
const weights: readonly (readonly [(has: Features) => boolean, Weights])[] = [
  [({ create }) => create, { create: 5 }],
  [({ need }) => need, { create: 5, done: -3 }],
  [({ have }) => have, { create: 4 }],
  [({ repeats, asks, questionMark }) => repeats && !asks && !questionMark, { create: 3 }],
  [({ have, known, definite, article }) => have && known && definite && !article, { create: -1 }],
  [({ put }) => put, { create: 2, move: 2, prioritise: 1 }],
  [
    ({ put, change, move, says: it, day, time, shift }) => (put || change || move) && it && (day || time || shift),
    { move: 4 },
  ],
  [({ put, known, pronoun }) => put && (known || pronoun), { move: 2 }],
  [({ put, article }) => put && article, { create: 3 }],
  [({ put, studies, says: it }) => put && studies && it, { create: 6, move: -6 }],
  [({ put, unknown, priority }) => put && unknown && !priority, { create: 2 }],
  [({ put, priority, known, pronoun }) => put && priority && (known || pronoun), { prioritise: 4 }],
  [({ move }) => move, { move: 6 }],
  [({ move, priority, day, time }) => move && priority && !day && !time, { prioritise: 6, move: -3 }],
  [({ change }) => change, { move: 4 }],
  [({ change, priority }) => change && priority, { prioritise: 6, move: -1 }],
  [({ change, titleWord }) => change && titleWord, { rename: 6 }],
  [
    ({ change, day, time, shift, priority, range }) => change && !day && !time && !shift && !priority && !range,
    { rename: 2 },
  ],
  [({ remove }) => remove, { delete: 7 }],
  [({ done, stateDone }) => done || stateDone, { done: 2 }],
  [({ done, known, pronoun }) => done && (known || pronoun), { done: 3 }],
  [({ done, unknown, day }) => done && unknown && day, { create: 3 }],
  [({ done, unknown, stateDone }) => done && unknown && stateDone, { done: 3 }],
  [({ done, known, day, stateDone }) => done && known && day && !stateDone, { create: 2 }],
  [({ done, priority }) => done && priority, { prioritise: 6 }],
  [({ stateDone, known, pronoun }) => stateDone && (known || pronoun), { done: 4 }],
  [({ stateDone, done, bare }) => (stateDone || done) && bare, { done: 4 }],
  [({ move, change, put, bare }) => (move || change || put) && bare, { move: 2 }],
  [
    ({ stateDone, create, need, move, remove, put, have }) =>
      stateDone && (create || need || move || remove || put || have),
    { done: -5 },
  ],
  [({ reopen }) => reopen, { reopen: 7, done: -3 }],
  [({ reopen, create, need }) => reopen && (create || need), { reopen: -8 }],
  [({ rename }) => rename, { rename: 3 }],
  [({ rename, known, pronoun }) => rename && (known || pronoun), { rename: 3 }],
  [({ rename, unknown, day }) => rename && unknown && day, { create: 4 }],
  [({ prioritise }) => prioritise, { prioritise: 6 }],
  [({ priority, known, pronoun, day }) => priority && (known || pronoun) && !day, { prioritise: 3 }],
  [({ open }) => open, { open: 4, ask: 2 }],
  [({ open, page, ofClass }) => open && (page || ofClass), { open: 3 }],
  [({ where, page }) => where && page, { open: 10 }],
  [({ show }) => show, { ask: 5 }],
  [({ show, page }) => show && page, { open: 5.5 }],
  [({ undo }) => undo, { undo: 6, done: -6 }],
  [({ renames }) => renames, { rename: 8, create: -4 }],
  [
    ({ stateMoved, known, day, time, shift, asks, questionMark, create, need }) =>
      stateMoved && known && !day && !time && !shift && !asks && !questionMark && !create && !need,
    { move: 4 },
  ],
  [({ undo, not }) => undo && not, { leave: -8 }],
  [({ undo, move, day, time }) => undo && move && (day || time), { undo: -4 }],
  [({ asks }) => asks, { ask: 6, create: -2 }],
  [({ asksWeakly }) => asksWeakly, { ask: -1 }],
  [({ questionMark }) => questionMark, { ask: 4 }],
  [({ tagged }) => tagged, { ask: 6 }],
  [({ not }) => not, { leave: 8 }],
  [({ not, asks, have }) => not && (asks || have), { leave: -6 }],
  [
    ({ stateMoved, known, pronoun, day, time, shift }) => stateMoved && (known || pronoun) && (day || time || shift),
    { move: 5 },
  ],
  [({ stateMoved, unknown, day, questionMark }) => stateMoved && unknown && day && !questionMark, { create: 2 }],
  [({ now, known, pronoun, day, time, asks }) => now && (known || pronoun) && (day || time) && !asks, { move: 4 }],
  [({ stateCancelled, known, pronoun }) => stateCancelled && (known || pronoun), { delete: 5, done: -6 }],
  [
    ({ filter, create, need, move, remove, put, have }) => filter && !(create || need || move || remove || put || have),
    { ask: 3 },
  ],
  [({ next }) => next, { ask: 2 }],
  [({ allOf, range, until }) => allOf && (range || until), { ask: 4 }],
  [({ allOf, fromTo, shift, asks }) => allOf && (fromTo || shift) && !asks, { move: 7 }],
  [({ unknown, day, time }) => unknown && (day || time), { create: 3 }],
  [
    ({ known, day, time, target, questionMark }) => known && (day || time) && !questionMark && !target,
    { move: 1.5, create: 1 },
  ],
  [({ known, day, time, target }) => known && (day || time) && target, { move: 3 }],
  [({ known, day, time, range, shift }) => known && !day && !time && !range && !shift, { ask: 1.5 }],
  [({ known, shift }) => known && shift, { move: 3 }],
  [({ clear, priority, day, need, create }) => clear && priority && !day && !need && !create, { prioritise: 4 }],
  [({ clear, shift }) => clear && shift, { move: 3 }],
  [({ clear, stateDone, day, need, create }) => clear && stateDone && !day && !need && !create, { done: 4 }],
  [({ clear, stateMoved, day, shift }) => clear && stateMoved && (day || shift), { move: 5 }],
  [({ instead, known, day, time, need }) => instead && known && (day || time) && !need, { move: 3 }],
  [
    ({ show, ofClass, nameless, page, day, range, filter, kind }) =>
      show && ofClass && nameless && !page && !day && !range && !filter && !kind,
    { open: 7 },
  ],
  [({ denied, known, pronoun }) => denied && (known || pronoun), { move: 6 }],
  [({ denied }) => denied, { leave: -8 }],
  [({ pronoun, day, time, shift }) => pronoun && (day || time || shift), { move: 2 }],
  [({ range }) => range, { ask: 1.5 }],
  [({ unknown, range, asks, show }) => unknown && range && !asks && !show, { create: 2.5 }],
  [({ rename, known, says: it }) => rename && !known && !it, { create: 4 }],
  [
    ({ doing, unknown, asks, questionMark, says: it }) => doing && unknown && !asks && !questionMark && !it,
    { create: 3 },
  ],
  [
    ({ several, day, time, target, move, put, change }) =>
      several && (day || time) && !target && !move && !put && !change,
    { create: 1.5 },
  ],
  [({ nameless, day, time }) => nameless && (day || time), { ask: 1.2 }],
];

export interface Scored {
  readonly intent: Intent;
  readonly score: number;
  /** How much better it is than the next. */
  readonly margin: number;
}

/** The most likely intent of a clause. Every feature adds to and subtracts from the score of each. */
export const intentOf = (evidence: Evidence): Scored => {
  const has = features(evidence);
  const scores = intents
    .map((intent) => ({
      intent,
      score: weights.reduce(
        (sum, [holds, weight]) => sum + (weight[intent] !== undefined && holds(has) ? weight[intent] : 0),
        0,
      ),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best = { intent: 'ask' as const, score: 0 }, next = best] = scores;
  return { ...best, margin: best.score - next.score };
};
