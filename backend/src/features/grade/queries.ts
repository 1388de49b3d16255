import type { ClassGradeView, ClassId, DocumentId, GradeScale, GradesView, UserId } from '@hub/contracts';
import { rounded, standingOf } from '@hub/grading';
import type { Knex } from 'knex';
import { listLimit, withinListLimit } from '../../platform/domain/index.ts';
import { type RecordedEvents, rowAfter } from '../../platform/read-models/index.ts';
import { gradeList, type GradesRow } from './projection.ts';

type Row = GradesRow & { id: ClassId };

/** More syllabi of one class are not read for weights. */
const mostSyllabi = 5;

/** The scale of a student who has chosen none. */
const firstScale: GradeScale = 'us-plus-minus';

const viewOf = (classId: ClassId, { scale, credits, categories, items }: GradesRow): GradesView => ({
  classId,
  scale,
  credits,
  categories: [...categories],
  items: [...items],
});

export const gradeQueries = (db: Knex) => {
  const rows = (owner: UserId) => db<Row>(gradeList.table).where({ ownerId: owner });
  const rowOf = (owner: UserId, id: ClassId) => rows(owner).where({ id }).first();

  /** The scale of the class whose grades were begun last. */
  const defaultScaleOf = async (owner: UserId): Promise<GradeScale> =>
    (
      await rows(owner)
        .orderBy([{ column: 'createdAt', order: 'desc' }, 'id'])
        .first('scale')
    )?.scale ?? firstScale;

  const emptyFor = async (owner: UserId, classId: ClassId): Promise<GradesView> => ({
    classId,
    scale: await defaultScaleOf(owner),
    credits: null,
    categories: [],
    items: [],
  });

  return {
    defaultScaleOf,

    gradesOf: async (owner: UserId, id: ClassId): Promise<GradesView> => {
      const row = await rowOf(owner, id);
      return row ? viewOf(id, row) : emptyFor(owner, id);
    },

    /** The grades after a command to them. */
    gradesAfter: async (owner: UserId, id: ClassId, recorded: RecordedEvents): Promise<GradesView> => {
      const row = rowAfter(gradeList, { id, row: await rowOf(owner, id) }, recorded);
      return row ? viewOf(id, row) : emptyFor(owner, id);
    },

    /** The current grades of all classes with categories, except deleted ones. */
    classGradesOf: async (owner: UserId): Promise<ClassGradeView[]> => {
      const found: (Row & { archived: boolean })[] = await db(`${gradeList.table} as grades`)
        .join('class_list as class', 'class.id', 'grades.id')
        .where({ 'grades.ownerId': owner, 'class.ownerId': owner, 'class.deletedAt': null })
        .whereRaw("grades.categories <> '[]'::jsonb")
        .orderBy(['class.createdAt', 'class.id'])
        .limit(listLimit + 1)
        .select('grades.*', 'class.archived');
      return withinListLimit(found).map(({ id, scale, credits, archived, ...grades }) => {
        const { percent } = standingOf(grades);
        return { classId: id, scale, credits, archived, percent: percent === null ? null : rounded(percent) };
      });
    },

    idsIn: (owner: UserId, classId: ClassId): Promise<ClassId[]> => rows(owner).where({ id: classId }).pluck('id'),

    /** The syllabi of a class with a text, the newest first. */
    syllabiOf: (owner: UserId, classId: ClassId): Promise<{ id: DocumentId; ownerId: UserId; filePath: string }[]> =>
      db('document_list')
        .where({ ownerId: owner, classId, docType: 'syllabus', superseded: false, text: 'done' })
        .orderBy([{ column: 'createdAt', order: 'desc' }, 'id'])
        .limit(mostSyllabi)
        .select('id', 'ownerId', 'filePath'),
  };
};
