import type { ClassId, FoundWeight, Page, UserId } from '@hub/contracts';
import { readWeights } from '@hub/study-rules';
import type { gradeQueries } from './queries.ts';

type Syllabus = Awaited<ReturnType<ReturnType<typeof gradeQueries>['syllabiOf']>>[number];

/** Reads the weights of the newest syllabus that states any, when the student requests them: they are stored nowhere (ADR 74). */
export const weightsIn =
  ({
    syllabiOf,
    textOf,
  }: Pick<ReturnType<typeof gradeQueries>, 'syllabiOf'> & {
    /** The text of a document as it was read; null before it was. */
    readonly textOf: (document: Syllabus) => Promise<readonly Page[] | null>;
  }) =>
  async (owner: UserId, classId: ClassId): Promise<FoundWeight[]> => {
    for (const syllabus of await syllabiOf(owner, classId)) {
      const found = await readWeights((await textOf(syllabus)) ?? []);
      if (found.length > 0) return found.map((weight) => ({ ...weight, documentId: syllabus.id }));
    }
    return [];
  };
