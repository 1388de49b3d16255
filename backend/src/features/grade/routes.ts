import {
  addGradeCategories,
  addGradeItem,
  type CalendarEventId,
  changeGradeCategory,
  changeGradeItem,
  changeGradeSettings,
  type ClassId,
  deleteGradeCategory,
  deleteGradeItem,
  findWeights,
  type FoundWeight,
  getGrades,
  GradeCategoryId,
  GradeItemId,
  listGrades,
  type TaskId,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { GradeCommand } from './decider.ts';
import type { gradeQueries } from './queries.ts';

export interface GradeDependencies extends ReturnType<typeof gradeQueries> {
  handle: (command: GradeCommand, context: CommandContext) => Promise<RecordedEvents>;
  /** Reject when the class, the event or the task is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
  eventOf: (owner: UserId, id: CalendarEventId) => Promise<unknown>;
  taskOf: (owner: UserId, id: TaskId) => Promise<unknown>;
  weightsIn: (owner: UserId, id: ClassId) => Promise<FoundWeight[]>;
}

export const gradeRoutes = (router: Router, dependencies: GradeDependencies): void => {
  const { handle, classOf, eventOf, taskOf, weightsIn } = dependencies;
  const { classGradesOf, gradesOf, gradesAfter, defaultScaleOf } = dependencies;

  const requireSubjects = async (
    owner: UserId,
    { eventId, taskId }: { eventId?: CalendarEventId | null | undefined; taskId?: TaskId | null | undefined },
  ) => {
    if (eventId) await eventOf(owner, eventId);
    if (taskId) await taskOf(owner, taskId);
  };

  mount(router, listGrades, ({ user }) => classGradesOf(user.id));

  mount(router, getGrades, async ({ params, user }) => {
    await classOf(user.id, params.id);
    return gradesOf(user.id, params.id);
  });

  mount(router, findWeights, async ({ params, user }) => {
    await classOf(user.id, params.id);
    return weightsIn(user.id, params.id);
  });

  mount(router, changeGradeSettings, async ({ params: { id }, body, user, context }) => {
    await classOf(user.id, id);
    const target = { classId: id, by: user.id, defaultScale: await defaultScaleOf(user.id) };
    const recorded = await handle({ type: 'ChangeGradeSettings', ...target, change: body }, context);
    return gradesAfter(user.id, id, recorded);
  });

  mount(router, addGradeCategories, async ({ params: { id }, body, user, context }) => {
    await classOf(user.id, id);
    const target = { classId: id, by: user.id, defaultScale: await defaultScaleOf(user.id) };
    const categories = body.categories.map((category) => ({
      id: GradeCategoryId.parse(context.newId()),
      ...category,
    }));
    const recorded = await handle({ type: 'AddGradeCategories', ...target, categories }, context);
    return gradesAfter(user.id, id, recorded);
  });

  mount(router, changeGradeCategory, async ({ params: { id, categoryId }, body, user, context }) => {
    await classOf(user.id, id);
    const target = { classId: id, by: user.id, categoryId };
    return gradesAfter(user.id, id, await handle({ type: 'ChangeGradeCategory', ...target, change: body }, context));
  });

  mount(router, deleteGradeCategory, async ({ params: { id, categoryId }, user, context }) => {
    await classOf(user.id, id);
    await handle({ type: 'DeleteGradeCategory', classId: id, by: user.id, categoryId }, context);
    return undefined;
  });

  mount(router, addGradeItem, async ({ params: { id }, body, user, context }) => {
    await classOf(user.id, id);
    await requireSubjects(user.id, body);
    const target = { classId: id, by: user.id, itemId: GradeItemId.parse(context.newId()) };
    return gradesAfter(user.id, id, await handle({ type: 'AddGradeItem', ...target, form: body }, context));
  });

  mount(router, changeGradeItem, async ({ params: { id, itemId }, body, user, context }) => {
    await classOf(user.id, id);
    await requireSubjects(user.id, body);
    const target = { classId: id, by: user.id, itemId };
    return gradesAfter(user.id, id, await handle({ type: 'ChangeGradeItem', ...target, change: body }, context));
  });

  mount(router, deleteGradeItem, async ({ params: { id, itemId }, user, context }) => {
    await classOf(user.id, id);
    await handle({ type: 'DeleteGradeItem', classId: id, by: user.id, itemId }, context);
    return undefined;
  });
};
