import {
  addGradeCategories,
  addGradeItem,
  changeGradeCategory,
  changeGradeItem,
  changeGradeSettings,
  type ClassId,
  deleteGradeCategory,
  deleteGradeItem,
  findWeights,
  getGrades,
  type GradeCategoryChange,
  type GradeCategoryId,
  type GradeItemChange,
  type GradeItemId,
  type GradeSettingsChange,
  listEvents,
  listGrades,
  listTasks,
  type NewGradeCategory,
  type NewGradeItem,
} from '@hub/contracts';
import { change, keyOf, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';

/** The list, and below it the grades of each class. */
const refresh = [keyOf(listGrades)];

export const useGrades = (id: ClassId) => useQuery(query(getGrades, { params: { id } }));

/** The current grade of every class with grades. */
export const useClassGrades = () => useQuery(query(listGrades));

/** What the syllabus of a class says; read again each time, because a syllabus may have come. */
export const useFoundWeights = (id: ClassId) =>
  useQuery({ ...query(findWeights, { params: { id } }), staleTime: 0, gcTime: 0 });

/** The dates and tasks of a class, to one of which a grade may belong. */
export const useSubjects = (classId: ClassId) => ({
  events: useQuery(query(listEvents, { query: { classId } })).data ?? [],
  tasks: useQuery(query(listTasks, { query: { classId } })).data ?? [],
});

export const useChangeSettings = (id: ClassId) =>
  useChange({
    send: (body: GradeSettingsChange) => change(changeGradeSettings, { params: { id }, body }),
    refresh,
    failed: { title: t('error'), fallback: t('grades.settingsFailed') },
  });

export const useAddCategories = (id: ClassId, { onAdded }: { onAdded: () => void }) =>
  useChange({
    send: (categories: NewGradeCategory[]) => change(addGradeCategories, { params: { id }, body: { categories } }),
    refresh,
    done: (_grades, { length }) => ({ title: t('grades.category.added', { count: length }) }),
    failed: { title: t('error'), fallback: t('grades.category.addFailed') },
    onDone: onAdded,
  });

export const useChangeCategory = (
  { classId: id, categoryId }: { classId: ClassId; categoryId: GradeCategoryId },
  { onChanged }: { onChanged: () => void },
) =>
  useChange({
    send: (body: GradeCategoryChange) => change(changeGradeCategory, { params: { id, categoryId }, body }),
    refresh,
    done: { title: t('grades.category.changed') },
    failed: { title: t('error'), fallback: t('grades.category.changeFailed') },
    onDone: onChanged,
  });

export const useDeleteCategory = ({ classId: id, categoryId }: { classId: ClassId; categoryId: GradeCategoryId }) =>
  useChange({
    send: () => change(deleteGradeCategory, { params: { id, categoryId } }),
    refresh,
    done: { title: t('grades.category.deleted') },
    failed: { title: t('error'), fallback: t('grades.category.deleteFailed') },
  });

export const useAddItem = (id: ClassId, { onAdded }: { onAdded: () => void }) =>
  useChange({
    send: (body: NewGradeItem) => change(addGradeItem, { params: { id }, body }),
    refresh,
    done: { title: t('grades.item.added') },
    failed: { title: t('error'), fallback: t('grades.item.addFailed') },
    onDone: onAdded,
  });

export const useChangeItem = ({ classId: id, itemId }: { classId: ClassId; itemId: GradeItemId }) =>
  useChange({
    send: (body: GradeItemChange) => change(changeGradeItem, { params: { id, itemId }, body }),
    refresh,
    done: { title: t('grades.item.changed') },
    failed: { title: t('error'), fallback: t('grades.item.changeFailed') },
  });

export const useDeleteItem = ({ classId: id, itemId }: { classId: ClassId; itemId: GradeItemId }) =>
  useChange({
    send: () => change(deleteGradeItem, { params: { id, itemId } }),
    refresh,
    done: { title: t('grades.item.deleted') },
    failed: { title: t('error'), fallback: t('grades.item.deleteFailed') },
  });
