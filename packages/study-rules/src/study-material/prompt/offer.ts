import type { DocumentOutline } from '../../outline/outline.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { kindNames } from './kinds-asked.ts';
import type { Asked } from './read-prompt.ts';

const mostTitles = 5;
const mostKinds = 4;

const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/** What the documents are about, and the kinds of questions that they allow. */
const offerOf = (documents: readonly DocumentOutline[], candidates: readonly Candidate[]): string => {
  const titles = [
    ...new Set(
      documents.flatMap(({ sections, title }) =>
        sections.flatMap((section) =>
          section.title && section.title !== title && section.title.length <= 60 ? [section.title] : [],
        ),
      ),
    ),
  ].slice(0, mostTitles);
  const counts = new Map<string, number>();
  for (const { kind } of candidates)
    if (kind !== 'attribute') counts.set(kindNames[kind], (counts.get(kindNames[kind]) ?? 0) + 1);
  const offered = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostKinds)
    .map(([name]) => name);
  const cover = titles.length > 0 ? ` Your documents cover ${listed(titles)}.` : '';
  return offered.length > 0 ? `${cover} You could ask for ${listed(offered)}.` : cover;
};

interface Offered {
  readonly documents: readonly DocumentOutline[];
  readonly candidates: readonly Candidate[];
}

/** Why nothing was made, and what the documents do offer. */
export const refusal = (
  { kinds: asked, parts: [part] }: Asked,
  unknown: readonly string[],
  { documents, candidates }: Offered,
): string => {
  if (candidates.length === 0) {
    return "I could not make anything good from the class's documents. Upload notes or slides with definitions, tables or whole sentences, and try again.";
  }
  const offer = offerOf(documents, candidates);
  if (unknown.length > 0) return `I found nothing about “${unknown.join(' ')}” in the class's documents.${offer}`;
  if (part) return `I found nothing to ask in ${part.kind} ${part.written} of the class's documents.${offer}`;
  const kinds = [...asked].map((kind) => kindNames[kind]);
  if (kinds.length > 0) return `I found no ${listed(kinds)} for this in the class's documents.${offer}`;
  return `The class's documents do not say enough about this for a good question.${offer}`;
};
