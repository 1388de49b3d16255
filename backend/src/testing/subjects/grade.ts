import {
  type GradeCategoryView,
  gradeCountings,
  type GradeItemView,
  gradeScales,
  type GradeScale,
  type UserId,
} from '@hub/contracts';
import * as fc from 'fast-check';
import { gradeAggregate } from '../../features/grade/aggregate.ts';
import type { GradeCommand } from '../../features/grade/decider.ts';
import type { GradeEvent } from '../../features/grade/events.ts';
import type { Grades } from '../../features/grade/grades.ts';
import { named, type Outcome, type Subject } from '../subject.ts';
import { calendarEventIds, classIds, gradeCategoryIds, gradeItemIds, taskIds, texts, userIds } from '../values.ts';

const target = { classId: classIds, by: userIds };
const scales = fc.constantFrom(...gradeScales);
const credits = fc.option(fc.integer({ min: 0, max: 30 }));
const numbers = fc.double({ min: 0, max: 100, noNaN: true }).map((value) => value || 0); // JSON has no -0
const category = {
  name: texts,
  weight: numbers,
  dropLowest: fc.integer({ min: 0, max: 3 }),
  counting: fc.constantFrom(...gradeCountings),
  extra: fc.boolean(),
};
const item = {
  categoryId: gradeCategoryIds,
  name: texts,
  earned: fc.option(numbers),
  possible: fc.option(fc.integer({ min: 1, max: 100 })),
  eventId: fc.option(calendarEventIds),
  taskId: fc.option(taskIds),
};
const maybe = { requiredKeys: [] };
const of = <Type extends string>(type: Type) => fc.constant(type);

type There = {
  of: UserId;
  scale: GradeScale;
  credits: number | null;
  categories: ReadonlyMap<string, GradeCategoryView>;
  items: ReadonlyMap<string, GradeItemView>;
};
type Known = 'nothing' | { readonly deletedOf: UserId } | There;

const mapped = <Part extends { id: string }>(parts: readonly Part[]): ReadonlyMap<string, Part> =>
  new Map(parts.map((part) => [part.id, part]));
const begun = (by: UserId, scale: GradeScale): There => ({
  of: by,
  scale,
  credits: null,
  categories: new Map(),
  items: new Map(),
});

const changed = (known: There, command: Exclude<GradeCommand, { type: 'DeleteGrades' }>): Outcome<Known> => {
  const [categories, items] = [new Map(known.categories), new Map(known.items)];
  const next = { known: { ...known, categories, items } };
  switch (command.type) {
    case 'ChangeGradeSettings':
      return { known: { ...known, ...named(command.change) } };
    case 'AddGradeCategories':
      if (command.categories.some(({ id }) => categories.has(id))) return { refused: 'already_exists' };
      for (const each of command.categories) categories.set(each.id, each);
      return next;
    case 'ChangeGradeCategory': {
      const before = categories.get(command.categoryId);
      if (!before) return { refused: 'grade_category_not_found' };
      categories.set(before.id, { ...before, ...named(command.change) });
      return next;
    }
    case 'DeleteGradeCategory':
      if (!categories.delete(command.categoryId)) return { refused: 'grade_category_not_found' };
      for (const each of known.items.values()) if (each.categoryId === command.categoryId) items.delete(each.id);
      return next;
    case 'AddGradeItem':
      if (items.has(command.itemId)) return { refused: 'already_exists' };
      if (!categories.has(command.form.categoryId)) return { refused: 'grade_category_not_found' };
      items.set(command.itemId, { id: command.itemId, ...command.form });
      return next;
    case 'ChangeGradeItem': {
      const before = items.get(command.itemId);
      if (!before) return { refused: 'grade_not_found' };
      const { categoryId = before.categoryId } = command.change;
      if (!categories.has(categoryId)) return { refused: 'grade_category_not_found' };
      items.set(before.id, { ...before, ...named(command.change) });
      return next;
    }
    case 'DeleteGradeItem':
      return items.delete(command.itemId) ? next : { refused: 'grade_not_found' };
  }
};

export const gradeSubject: Subject<GradeCommand, GradeEvent, Grades | null, Known> = {
  aggregate: gradeAggregate,
  idOf: ({ classId }) => classId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        ...target,
        type: of('AddGradeCategories'),
        categories: fc.uniqueArray(fc.record({ id: gradeCategoryIds, ...category }), {
          minLength: 1,
          maxLength: 2,
          selector: ({ id }) => id,
        }),
        defaultScale: scales,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        ...target,
        type: of('ChangeGradeSettings'),
        change: fc.record({ scale: scales, credits }, maybe),
        defaultScale: scales,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        ...target,
        type: of('ChangeGradeCategory'),
        categoryId: gradeCategoryIds,
        change: fc.record(category, maybe),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ ...target, type: of('DeleteGradeCategory'), categoryId: gradeCategoryIds }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ ...target, type: of('AddGradeItem'), itemId: gradeItemIds, form: fc.record(item) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        ...target,
        type: of('ChangeGradeItem'),
        itemId: gradeItemIds,
        change: fc.record(item, maybe),
      }),
    },
    { weight: 1, arbitrary: fc.record({ ...target, type: of('DeleteGradeItem'), itemId: gradeItemIds }) },
    { weight: 1, arbitrary: fc.record({ ...target, type: of('DeleteGrades') }) },
  ),
  unknown: 'nothing',

  after(known, command) {
    const isDelete = command.type === 'DeleteGrades';
    if (known === 'nothing' && isDelete) return { known };
    if (known !== 'nothing') {
      const isDeleted = 'deletedOf' in known;
      if ((isDeleted ? known.deletedOf : known.of) !== command.by) return { refused: 'class_not_found' };
      if (isDelete) return { known: { deletedOf: command.by } };
      return isDeleted ? { refused: 'class_not_found' } : changed(known, command);
    }
    if ('defaultScale' in command) return changed(begun(command.by, command.defaultScale), command);
    const isItem = command.type === 'ChangeGradeItem' || command.type === 'DeleteGradeItem';
    return { refused: isItem ? 'grade_not_found' : 'grade_category_not_found' };
  },

  seen(state) {
    if (!state) return 'nothing';
    if (state.deleted) return { deletedOf: state.ownerId };
    const listed = <Part>(parts: Readonly<Record<string, Part>>) =>
      Object.entries(parts).map(([id, part]) => ({ id, ...part }));
    return {
      of: state.ownerId,
      ...state.settings,
      categories: mapped(listed(state.categories) as GradeCategoryView[]),
      items: mapped(listed(state.items) as GradeItemView[]),
    };
  },
};
