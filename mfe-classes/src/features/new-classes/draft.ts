import { classColors, limits, type ClassColor, type ClassId, type ClassProposal, type ClassView } from '@hub/contracts';
import { formatShortDay } from '@hub/ui';

/** The fields of a new class that the student can change. */
export interface Fields {
  name: string;
  courseCode: string;
  instructor: string;
  term: string;
  color: ClassColor;
}

/** A dropped file and the class that it becomes. */
export interface Draft {
  id: string;
  file: File;
  /** `rejected` by the upload rules; the others are about reading it. */
  state: 'reading' | 'ready' | 'failed' | 'rejected';
  /** Why it was rejected or could not be read. */
  problem: string;
  fields: Fields;
  /** The term that the syllabus states. */
  stated: ClassProposal['term'];
  /** The class that its syllabus is added to; null for a new one. */
  target: ClassId | null;
}

const termText = (term: ClassProposal['term']) => {
  if (!term) return '';
  const { label, first, last } = term;
  return first && last ? `${label} (${formatShortDay(first, last)} – ${formatShortDay(last, first)})` : label;
};

/** The term that the fields name, with its days if the student left it as the syllabus states it. */
export const namedTerm = ({ fields: { term }, stated }: Pick<Draft, 'fields' | 'stated'>): ClassProposal['term'] => {
  if (term.trim() === '') return null;
  return stated && termText(stated) === term ? stated : { label: term.trim(), first: null, last: null };
};

/** The first colour that is used least. */
export const freshColor = (used: readonly ClassColor[]): ClassColor => {
  const times = (color: ClassColor) => used.filter((one) => one === color).length;
  return classColors.reduce((best, color) => (times(color) < times(best) ? color : best));
};

/** What is known before the file was read. */
export const blankFields = (file: File, color: ClassColor): Fields => ({
  name: file.name.replace(/\.[^.]+$/, '').slice(0, limits.className),
  courseCode: '',
  instructor: '',
  term: '',
  color,
});

export const proposedFields = (proposal: ClassProposal, color: ClassColor): Fields => ({
  name: proposal.name,
  courseCode: proposal.courseCode ?? '',
  instructor: proposal.instructor ?? '',
  term: termText(proposal.term),
  color,
});

export const folded = (text: string | null) => (text ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const yearIn = (text: string | null) => /\b20\d\d\b/.exec(text ?? '')?.[0];

/** The class that a syllabus probably belongs to: the same code, or the same name, and no other year. */
export const sameClass = ({ name, courseCode, term }: Fields, classes: readonly ClassView[]): ClassView | undefined =>
  classes.find((item) => {
    const [year, own] = [yearIn(term), yearIn(item.description)];
    if (year && own && year !== own) return false;
    if (courseCode && item.courseCode) return folded(courseCode) === folded(item.courseCode);
    return folded(name) !== '' && folded(name) === folded(item.name);
  });
