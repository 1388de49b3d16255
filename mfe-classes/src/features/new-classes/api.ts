import {
  addClass,
  addTerm,
  analyzeDocument,
  getStats,
  listClasses,
  listDocuments,
  listEvents,
  listFindings,
  listTerms,
  proposeClass,
  type ClassForm,
  type ClassId,
  type ClassProposal,
  type DocumentId,
  type TermId,
  TermForm,
} from '@hub/contracts';
import { call, keyOf, upload } from '@hub/mfe';
import { folded } from './draft.ts';

/** What a syllabus says about its class. */
export const readProposal = (file: File): Promise<ClassProposal> => {
  const form = new FormData();
  form.set('file', file);
  return upload(proposeClass, form, () => undefined);
};

/** The student's term of that name; a new one if its days are known. */
export const termFor = async ({ label, first, last }: NonNullable<ClassProposal['term']>): Promise<TermId | null> => {
  const same = (await call(listTerms)).find(({ name }) => folded(name) === folded(label));
  if (same) return same.id;
  const form = TermForm.safeParse({ name: label, first, last });
  return form.success ? (await call(addTerm, { body: form.data })).id : null;
};

export const createClass = async (form: ClassForm): Promise<ClassId> => (await call(addClass, { body: form })).id;

/** What the analysis of a syllabus found. */
export interface FoundDates {
  added: number;
  toCheck: number;
  asksForTerm: boolean;
  isRunning: boolean;
}

/** Waits for the analysis of a syllabus. */
export const findDatesIn = async (id: DocumentId): Promise<FoundDates> => {
  const { document } = await call(analyzeDocument, { params: { id } });
  const { findings, termChoices } = await call(listFindings, { params: { id } });
  return {
    added: findings.filter(({ calendarEventId }) => calendarEventId !== null).length,
    toCheck: findings.filter(({ outcome, decision }) => outcome === 'to_check' && decision === 'none').length,
    asksForTerm: termChoices.length > 0,
    isRunning: document.analysis === 'running',
  };
};

/** The lists that a new class with a syllabus changes. */
export const changedLists = [listClasses, listTerms, listDocuments, listEvents, getStats].map((list) => keyOf(list));
