import { dueWord, eventNouns, lectureWord, otherWord } from '../../events/event-words.ts';
import { isNonEvent } from '../../events/non-events.ts';

/** What the words of a text may be about. */
export const patterns = {
  handedOut:
    /\b(?:assigned|assign|releas(?:e|ed|es)|posted|available|handed out|hand out|distributed|given out|goes out|opens?|open|returned|published|solutions?|start(?:s|ed)?|begin(?:s)?|kick-?off|introduc(?:e|ed|tion)|announc\w+|ausgabe|ausgegeben|publicaci[oó]n|enunciado|lançamento|lancement|distribué|disponible|disponível|release|launch)\b|\bout\b/iu,
  undecidedMark: /\?|tentativ|approx|about|vorläufig|provisional|provisório/iu,
  reading:
    /\b(?:read(?:ing)?s?|ch(?:ap(?:ter)?)?s?\.?\s*\d|pp?\.\s*\d|pages?|article|book|lectura|leitura|lettura|lecture de|textbook|kapitel|cap[ií]tulo)\b/iu,
  topic:
    /\b(?:lecture|introduction|intro|overview|topics?|class|session|lesson|module|unit|seminar|discussion|aula|clase|cours|vorlesung|föreläsning|lezione|wykład|přednáška|előadás)\b/iu,
  review:
    /\b(?:review|revision|preparation|prep|practice|study|q ?& ?a|repaso|revisão|help|tutorial|workshop|wrap)\b/iu,
  policy:
    /\b(?:polic|late|penalt|grade[sd]?\b|points? (?:off|deduct)|absen|attendance|must|should|will not|contact|email|office hours?|drop|withdraw|add|refund|register|tuition|religious|accommodat)/iu,
  holiday:
    /\b(?:holiday|break|recess|no class|cancel|vacation|labor day|thanksgiving|memorial day|martin luther|mlk|easter|feriado|férias|semana santa|fer[ií]as|vacaciones)\b/iu,
  published:
    /\b(?:updated|revised|modified|edition|press|copyright|©|isbn|published|created|vol\.|born|version|journal|university press)\b/iu,
  meeting: /\b(?:office hours?|meet(?:s|ing)?|room|hall|building|zoom|mwf|tth|lecture time)\b/iu,
  share: /\d\s?%|\b\d+\s?(?:points?|pts)\b/iu,
  submit:
    /\b(?:submit|turn in|hand in|upload|deliver|deadline|due|by (?:midnight|noon|\d|the|class)|no later than|entreg|rendre|abgab)/iu,
  imperative:
    /^\W*(?:\d+\W+)?(?:solve|read|watch|listen|study|review|discuss|see|bring|work|continue|finish|complete|grade|prepare|check|introduc\w+|choose|start|begin|visit|write|do|look|explore|learn|understand)\b/iu,
  past: /\b(?:was|were|had|last (?:year|term|semester)|previous)\b/iu,
  optional: /\b(?:optional|extra credit|bonus|if you|may|recommended|suggested|ungraded|practice)\b/iu,
  final: /\bfinal|finale|abschluss|endterm\b/iu,
  draft: /\b(?:draft|outline|proposal|abstract|topic|plan|rough|peer|milestone|checkpoint|progress)\b/iu,
  present: /present|defen[sc]e|demo|apresenta|exposici|präsent|referat|redovis/iu,
} as const;

/** What the part of a document below a heading may be about. */
export const sectionPatterns = {
  schedule:
    /schedule|calendar|timeline|outline|cronograma|calendario|planning|termine|zeitplan|aikataulu|harmonogram|program|week|agenda|plan\b/iu,
  work: /assign|homework|project|deliver|due|deadline|exam|quiz|test|evaluat|assess|entrega|tarea|avalia|abgabe|prüf|inlämn|zadani|projekt|lab\b|paper|essay|important dates|key dates|fechas/iu,
  policy:
    /polic|grading|late|integrity|honor|attendance|accommod|disabil|resources|textbook|material|require|instructor|contact|office|bibliograph|reference|notas|calificaci/iu,
  reading: /read|text|book|bibliograph|literatur|lectura|references/iu,
} as const;

export const one = (value: boolean | undefined) => (value === true ? 1 : 0);
export const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The features of the words of a text. */
export const textFeatures = (text: string, prefix: string): [string, number][] => {
  const nouns = eventNouns(text);
  const last = nouns.at(-1);
  return [
    [`${prefix}nouns`, nouns.length],
    [`${prefix}nounFirst`, one((nouns[0]?.start ?? 99) < 3)],
    [`${prefix}nounAtEnd`, one(last !== undefined && /^[\W\d]*$/u.test(text.slice(last.end)))],
    [
      `${prefix}numbered`,
      one(
        nouns.some(
          ({ start, end }) =>
            /\d/.test(text.slice(start, end)) || /^\s?[#:]?\s?(?:\d|[IVX]{1,4}\b)/u.test(text.slice(end)),
        ),
      ),
    ],
    [`${prefix}due`, one(dueWord.test(text))],
    [`${prefix}lecture`, one(lectureWord.test(text))],
    [`${prefix}other`, one(otherWord.test(text))],
    [`${prefix}nonEvent`, one(isNonEvent(text))],
    ...Object.entries(patterns).map(([name, pattern]): [string, number] => [prefix + name, one(pattern.test(text))]),
  ];
};
