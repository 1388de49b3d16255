import type { DocumentOutline, Line, Part, Section } from '../../outline/outline.ts';
import { afterNumber } from '../../outline/line-marks.ts';
import { phrasesIn } from '../phrases.ts';
import { capital, leaks, rootsIn, withoutEnd } from '../text.ts';
import type { Candidate, Place } from './candidate.ts';
import { optionsFor } from './options.ts';

type List = Extract<Part, { kind: 'list' }>;

const longestItem = 230;
const longestQuote = 500;
const longestAnswer = 330;
const procedure =
  /\b(?:procedure|protocol|steps?|process|method|algorithm|sequence|cycle|stages?|phases?|how to|recipe|workflow|pathway|handshake|giving|making|preparing|instructions|order|verfahren|ablauf|schritte?|durchführung|anleitung|phasen|stadien|vorgehen|algorithmus|pasos|procedimiento|étapes|procédure)\b/iu;

/** "Procedure: Gram stain" is about the Gram stain. */
const unlabelled = (title: string) =>
  title.replace(/^(?:procedure|protocol|steps?|method|verfahren|ablauf|schritte?|durchführung)\s?[:–-]\s+/iu, '');

/** A heading that does not say what the steps make. */
const plain =
  /^(?:steps?|procedure|protocol|method|instructions|order|schritte|ablauf|durchführung|anleitung|vorgehen)$/iu;

const titleOf = ({ section, document }: Place, list: List): string | null =>
  plain.test(list.lead ?? section.title ?? '') && document.title !== null
    ? document.title
    : list.lead && rootsIn(list.lead).length > 0 && list.lead.length <= 90
      ? list.lead
      : (section.title ?? document.title);

/** Whether items are steps: their heading says so, or most begin with an instruction. */
const isProcedure = (list: List, title: string, language: string): boolean => {
  if (!list.ordered || list.items.length < 3) return false;
  if (list.items.some(({ text }) => text.endsWith('?'))) return false;
  if (procedure.test(title)) return true;
  const instruction =
    /^(?:put|place|add|mix|let|wash|clean|insert|remove|heat|cool|rinse|check|press|turn|open|close|start|stop|write|draw|find|choose|select|set|measure|weigh|record|pour|fill|take|flood|examine|apply|wait|repeat|calculate|compute|read|cut|fold|bring|stir|shake|spin|incubate|transfer|dissolve|multiply|divide|subtract|identify|determine|connect|install|run|click|send|compare|swap|initiali[sz]e|return|inject|withdraw)\b/iu;
  return language === 'en' && list.items.filter(({ text }) => instruction.test(text)).length >= list.items.length * 0.6;
};

const shortOf = (text: string) =>
  withoutEnd(text.length > longestItem ? (text.split(/(?<=[.;])\s/u)[0] ?? text) : text);

const steps = (list: List, title: string, place: Place): Candidate[] => {
  const say = phrasesIn(place.document.language);
  const items = list.items.map((line, index) => ({
    line,
    text: capital(shortOf(line.text)),
    // a list that continues after a heading keeps its numbers
    number: afterNumber(line.quote)?.number ?? String(index + 1),
  }));
  const texts = items.map(({ text }) => text);
  return items.flatMap(({ line, text, number }, index): Candidate[] => {
    const found = { ...place, kind: 'order' as const, line };
    const next = items[index + 1];
    const wrong = next
      ? optionsFor(
          next.text,
          texts.filter((other) => other !== text && other !== next.text),
        )
      : [];
    return [
      {
        ...found,
        fact: line.quote,
        level: 'medium',
        question: say.step(number, unlabelled(title)),
        answer: text,
        wrong: [],
        use: 'card',
        worth: 7.6,
      },
      // of neighbours one question would answer the other
      ...(next && wrong.length >= 2 && (items.length < 5 || index % 2 === 0)
        ? [
            {
              ...found,
              line: next.line,
              fact: `${next.line.quote} next`,
              level: 'hard' as const,
              question: say.afterStep(
                text.length > 110 ? `${text.slice(0, text.lastIndexOf(' ', 105))} …` : text,
                unlabelled(title),
              ),
              answer: next.text,
              wrong,
              use: 'test' as const,
              worth: 8.4,
            },
          ]
        : []),
    ];
  });
};

const mostItemWords = 9;
const isName = ({ text }: Line) =>
  text.split(/\s+/u).length <= mostItemWords &&
  !/[.!?;]\s/u.test(text) &&
  !text.endsWith('?') &&
  /\p{L}{3}/u.test(text);
const several =
  /\b(?:types?|kinds?|forms?|parts?|causes?|reasons?|layers?|stages?|phases?|components?|elements?|examples?|branches|functions?|factors?|features?|symptoms?|signs?|materials?|organs?|states?|mistakes?|errors?|pitfalls?|conditions?|requirements?|criteria|advantages?|disadvantages?|pros|cons|defences?|consequences|effects|measures|fehler|bedingungen|voraussetzungen|folgen|properties|principles?|rights?|rules?|levels?|classes|steps?|tools?|methods?|arten|formen|teile|ursachen|phasen|merkmale|bestandteile|faktoren|stufen|schichten)\b/iu;

/** "Types of muscle: …": all items of a short list. */
const allOf = (list: List, title: string, place: Place): Candidate[] => {
  const items = list.items.filter(isName);
  const [first, last] = [list.items[0], list.items.at(-1)];
  if (!first || !last || items.length < list.items.length || items.length < 3 || items.length > 7) return [];
  if (!several.test(title) || items.some(({ text }) => leaks(text, title) && rootsIn(text).length < 2)) return [];
  const quote = list.items.map((item) => item.quote).join('\n');
  const line = quote.length <= longestQuote ? { ...first, quote: first.quote } : first;
  return [
    {
      ...place,
      kind: 'list',
      fact: quote,
      level: 'medium',
      line,
      question: phrasesIn(place.document.language).name(items.length, title),
      answer: items.map(({ text }) => withoutEnd(text)).join('; '),
      wrong: [],
      use: 'card',
      worth: 7.4,
    },
  ];
};

const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** "There are four ways to resist:" before a list of four. */
const countedIn = (list: List, place: Place): Candidate[] => {
  const [first] = list.items;
  const count = /\b(two|three|four|five|six|seven|eight)\s\p{L}/iu.exec(list.lead ?? '')?.[1]?.toLowerCase() ?? '';
  const texts = list.items.map(({ text }) => withoutEnd(text));
  if (!first || !list.lead || counts.indexOf(count) + 2 !== texts.length || place.document.language !== 'en') return [];
  if (texts.some((text) => text.length < 3) || texts.join('; ').length > longestAnswer) return [];
  return [
    {
      ...place,
      kind: 'list',
      fact: list.items.map(({ quote }) => quote).join('\n'),
      level: 'medium',
      line: first,
      topic: place.section.title ?? '',
      question: phrasesIn(place.document.language).complete(list.lead),
      answer: capital(texts.join('; ')),
      wrong: [],
      use: 'card',
      worth: 8.2,
    },
  ];
};

/** Questions about the order of steps and the items of lists. */
export const fromLists = (document: DocumentOutline): Candidate[] =>
  document.sections.flatMap((section: Section) =>
    section.parts.flatMap((part) => {
      if (part.kind !== 'list') return [];
      const place = { document, section };
      const title = titleOf(place, part);
      if (!title) return [];
      if (isProcedure(part, `${title} ${section.title ?? ''}`, document.language)) return steps(part, title, place);
      const counted = countedIn(part, place);
      return counted.length > 0 ? counted : allOf(part, title, place);
    }),
  );
