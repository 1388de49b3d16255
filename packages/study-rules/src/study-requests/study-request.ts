import { isBalanced } from '../outline/line-marks.ts';
import { isStopWord } from '../language/word-weight.ts';

/** What a student wants from the documents, other than the answer to a question. */
const requestKinds = ['quiz', 'plan', 'timeline', 'compare', 'weigh', 'summary', 'list', 'define', 'explain'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Words that show each kind, in the languages of the product; the first kind with a hit is the one. */
const cues: Readonly<Record<RequestKind, RegExp>> = {
  quiz: /\b(?:quiz(?:ze?)? (?:me|us)|test (?:me|my (?:knowledge|understanding))|(?:ask|give) me (?:(?:a few|some|\d{1,2}|two|three|five|ten) )?(?:(?:practice|quick|short|hard|easy|review|quiz) )*questions?|(?:make|do) (?:me )?a (?:quick |short |little )?quiz|frag(?:e)? mich(?: ab)?|abfragen|teste mich|stell mir (?:ein paar )?fragen|pregúntame|ponme a prueba|hazme (?:unas )?preguntas|interroge[sz]?[- ]moi|pose[sz]?[- ]moi des questions)/iu,
  plan: /\b(?:(?:study|revision|learning|reading) (?:plan|schedule|guide)|plan (?:for|to) (?:study|revis|learn|prepar)\w*|how (?:should|do|can) i (?:study|prepare|revise)|help me (?:study|prepare|revise) for|lernplan|plan de (?:estudios?|révisions?)|planning de révision)\b/iu,
  timeline:
    /\b(?:time ?lines?|chronolog\w*|in order of (?:date|time)|by (?:date|year)|(?:sequence|order) of events|when did what happen|what happened when|who\b.{1,60}\band when|who\b.{1,60}\bwhat,? when|with (?:the |their )?(?:years?|dates?)\b|when did (?:(?!\bwhat\b).){1,40}\b(?:each|every)\b|(?:key|important|all(?: the)?) dates|zeitleiste|zeitstrahl|zeittafel|línea de(?:l)? tiempo|cronolog\w*|frise)\b/iu,
  compare:
    /\b(?:compar\w+|contrast(?:s|ing)?|differences?|differ|differs|different from|distinguish|vs|versus|similarit(?:y|ies)|unterschied\w*|unterscheide\w*|vergleich\w*|gegenüberstell\w*|diferencias?|diferencia|différences?|compare[rz]?)\b/iu,
  weigh:
    /\b(?:pros?(?: and | & |\/)cons?|advantages?|disadvantages?|benefits and|strengths?|weaknesses|drawbacks|upsides?|downsides?|vor-? ?und nachteile|vorteile|nachteile|ventajas|desventajas|avantages|inconvénients)\b/iu,
  summary:
    /\b(?:summar\w+|sum(?:s)? (?:it |this |that )?up|overview|recap|gist|tl;?dr|in a nutshell|(?:key|main|important|essential|central|big|core) (?:points?|ideas?|takeaways?|messages?|things|facts?|concepts?|arguments?|topics?)|takeaways?|what (?:do|should) i (?:need to |have to )?(?:know|remember)|what(?:'s| is) (?:this|the (?:document|text|lecture|chapter|pdf)|it) (?:all )?about|zusammenfass\w*|fass\w* .{0,80}zusammen|überblick|kernpunkte|hauptpunkte|wichtigste\w*|kurzfassung|resum\w+|puntos (?:clave|principales)|ideas principales|résum\w+|points (?:clés|importants|principaux))/iu,
  list: /\bstep[- ]by[- ]step\b|\bwhat(?:['’]?re| are) (?:the|all the) (?:steps|stages|phases)\b|^\W*(?:steps|stages|phases) for\b|\blist(?: please| pls)?\W*$|^\W*(?:(?:please|pls|can you|could you|bitte)\W+)*(?:list|name|enumerate|(?=(?:the )?(?:steps|stages|phases) (?:of|to|for|in)\b)|what (?=(?:\p{L}{3,} )?(?:\p{L}{4,}s|evidence) (?:are|is) (?:there|given|named|listed)|(?:signs|symptoms|causes|reasons|factors|ways)\s)|give me (?:all|a list)|what are (?:all\b|the (?:different |main |two |three |four |five |six )?(?=(?!differences?|odds|chances)\p{L}{3,}s (?:of|for|in|to|against|behind)\b)|the (?:different )?(?:types?|kinds?|steps?|stages?|phases?|forms?|parts?|functions?))|which (?:types?|kinds?)|show (?:me )?all|make a list|nenne?|liste|zähl\w*|welche (?:arten|typen|schritte|phasen)|enumera|lista|nombra|cuáles son (?:los|las) (?:tipos|pasos|fases)|énum\w+|cite[rz]?|quels? sont les (?:types|étapes))\b/iu,
  define:
    /\b(?:defin(?:e|es|ition|itions)|meaning of|what (?:does|do) .{1,60} (?:mean|stand for)|definier\w*|was (?:bedeutet|heißt)|bedeutung von|qué (?:significa|quiere decir)|definición|que (?:signifie|veut dire)|définition|définis)/iu,
  explain:
    /\b(?:expla?in\w*|eli5|help me understand|tell me (?:more |something )?about|what(?:['’]?s| does| do| did) (?:it|they|the (?:text|document|notes?|lecture|reading|slides)|my notes) say about|(?:in|with) (?:simple|plain|easy) (?:words|terms|language|english)|walk me through|break .{1,60} down|describe|how (?:do|does) .{1,80} works?|erklär\w*|beschreib\w*|wie funktionier\w*|explica\w*|cuéntame|expliqu\w*|décri\w*)/iu,
};

/** Words of such requests that name no subject. */
const asking = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${[
    'briefly|short(?:ly)?|quick(?:ly)?|simpl[ey]|simply|plain|easy|terms?|words?|language|english|detail(?:s|ed)?|bullets?|points?|few|sentences?|paragraph|like|five|year|old|dummies',
    'whole|entire|all|every|everything|each|complete|full|main|key|important|essential|central|core|big|different|various|some|more|again|once|thing|things|ideas?|concepts?|facts?|topics?',
    'documents?|docs?|files?|notes?|slides?|lectures?|readings?|pdf|text|class|course|chapter|section|part|material|handout|this|pros|cons|that|these|those|here|between|among|versus|vs|against|from|to',
    'whats|hows|whos|please|pls|plz|can|could|would|you|u|me|us|i|my|we|need|want|wanna|give|make|do|does|did|show|write|create|help|understand|know|learn|remember|tell|about|mean|means|stand|question|questions|work|works|step',
    'for|the|a|an|of|in|on|and|or|with|is|are|was|were|be|what|which|how|why|who|it|its|them|they|there|so|just|get|go|over|through|up|down|by|at|as|if|didnt|doesnt|dont|isnt|wasnt|happens?|happened|one',
    'calculat(?:e|ed|ing)|comput(?:e|ing)|work(?:ing)? out|occurs?|list',
    'exam|midterm|final|test|quiz|tomorrow|today|next|week|study|studying|revise|prepare',
    'bitte|mir|mich|die|der|das|den|dem|des|und|oder|von|vom|zu|zum|zur|aus|im|ein|eine|einen|alle|wie|was|ist|sind|kapitel|abschnitt|skript|dokument|vorlesung|text|kurz|einfach|wichtigsten?|punkte|zwischen|mit|für|klausur|prüfung',
    'por|favor|el|la|los|las|un|una|del|de|y|o|entre|me|documento|capítulo|apuntes|le|les|du|et|ou|moi|chapitre|cours|notes|sur|entre',
  ].join('|')})(?![\p{L}\p{N}-])`,
  'giu',
);

export interface StudyRequest {
  readonly kind: RequestKind;
  /** The words that name subjects: two for a comparison, none for "summarise my notes". */
  readonly subjects: readonly string[];
}

/** What follows is how it should be said, or why it is wanted, and names no subject. */
const aside =
  /(?:[,;.?!(]\s*|\s)(?:like (?:i(?:['’]?m| am)|a|for)\b|as if\b|so (?:that|i)\b|so dass\b|w(?:ith|\/)? (?:an? )?examples?\b|mit beispiel|in a (?:table|list)\b|in (?:simple|plain|easy)\b|(?:i|and) (?:always|have|need|suck|only)\b|for (?:my|the) (?:prelab|exam|midterm|final|test|quiz)\b|what (?:did|does|do) (?:each|they|it)\b|and (?:say|tell|why|what|how)\b|bitte so\b|because\b|weil\b).*$/iu;

const longest = 400;
const between = /\s(?:and|vs\.?|versus|from|or|with|to|und|oder|von|mit|zu|gegenüber|y|e|con|et|avec)\s|\s?[/&,;]\s?/iu;

const subjectOf = (text: string) =>
  text
    .replaceAll(asking, ' ')
    .replaceAll(/[^\p{L}\p{N}\s'’().+-]/gu, ' ')
    .replaceAll(/(?<=\s|^)[().]+|[().]+(?=\s|$)/gu, (sign, _at: number, all: string) => (isBalanced(all) ? sign : ' '))
    .split(/\s+/u)
    .filter((word) => word !== '' && !isStopWord(word.replace(/['’]s$/u, '')))
    .join(' ');

/** "what does osmosis mean": the cue is around the subject. */
const insideOf = (kind: RequestKind, cue: string) =>
  kind === 'define' ? ` ${/^what (?:does|do) (.{1,60}) (?:mean|stand for)$/iu.exec(cue)?.[1] ?? ''} ` : ' ';

/** "Compare FIFO and LRU", "quiz me": what is wanted, and about what; undefined for a plain question. */
export const parseStudyRequest = (message: string): StudyRequest | undefined => {
  const text = message.slice(0, longest).normalize('NFC');
  const kind = requestKinds.find((each) => cues[each].test(text));
  if (!kind) return undefined;
  const rest = text
    .replaceAll(new RegExp(cues[kind].source, 'giu'), (cue) =>
      /^(?:vs|versus)$/iu.test(cue) ? ' vs ' : insideOf(kind, cue),
    )
    .replace(aside, ' ');
  const parts = kind === 'compare' ? ` ${rest} `.split(between) : [rest];
  return { kind, subjects: parts.map(subjectOf).filter((subject) => /[\p{L}\p{N}]/u.test(subject)) };
};

/** Whether a message wants something made from the whole documents rather than one passage. */
export const isStudyRequest = (message: string): boolean => parseStudyRequest(message) !== undefined;
