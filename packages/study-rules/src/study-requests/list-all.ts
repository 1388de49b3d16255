import type { Part } from '../outline/outline.ts';
import { rootsIn } from '../study-material/text.ts';
import { shareIn } from './about.ts';
import type { Answering } from './answering.ts';
import { type Point, pointsOf } from './points.ts';
import { groupedReply } from './study-reply.ts';

const most = 25;
const enough = 0.75;

/** Kinds of parts that a student names. */
const named: readonly (readonly [Part['kind'], RegExp])[] = [
  ['formula', /\b(?:formula[es]?|formulas|equations?|formeln?|fórmulas|formules)\b/iu],
  ['timeline', /\b(?:dates|years|jahreszahlen|daten|fechas)\b/iu],
  ['entries', /\b(?:terms?|vocab\w*|definitions?|glossary|keywords?|begriffe|términos|termes)\b/iu],
];

const leadOf = (part: Part) => {
  if (part.kind === 'list' || part.kind === 'entries') return part.lead ?? '';
  return part.kind === 'table' ? `${part.of} ${part.columns.join(' ')}` : '';
};

/** The list, table or terms that a request names, whole. */
export const listAll = ({ message, request, documents }: Answering) => {
  const subject = request.subjects.join(' ');
  const points = documents.flatMap(pointsOf);
  const [kind] = named.find(([, pattern]) => pattern.test(message)) ?? [];
  const ofKind = kind ? points.filter((point) => point.kind === kind) : [];
  if (ofKind.length > 0)
    return groupedReply('From your documents:', [{ heading: null, points: ofKind.slice(0, most) }]);
  const roots = [...new Set(rootsIn(subject))];
  const scored = documents.flatMap((document) =>
    document.sections.flatMap((section) =>
      section.parts
        .filter((part) => part.kind === 'list' || part.kind === 'entries' || part.kind === 'table')
        .map((part) => {
          const own = shareIn(roots, new Set(rootsIn(`${leadOf(part)} ${section.title ?? ''}`)));
          return { own, section, part };
        }),
    ),
  );
  const best = scored.toSorted((a, b) => b.own - a.own)[0];
  if (!best || best.own < enough) return undefined;
  const isInPart = ({ section, kind: own }: Point) => section === best.section && own === best.part.kind;
  return groupedReply(`From your documents:`, [
    { heading: best.section.title, points: points.filter(isInPart).slice(0, most) },
  ]);
};
