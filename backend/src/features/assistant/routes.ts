import { schedulingChat } from '@hub/contracts';
import type Router from '@koa/router';
import { mount } from '../../platform/http/routing/index.ts';
import { schedule, type ScheduleDependencies } from './planning/schedule.ts';

export const assistantRoutes = (router: Router, dependencies: ScheduleDependencies) => {
  mount(router, schedulingChat, ({ body, user, today, clock, context }) =>
    schedule(dependencies, { form: body, by: user.id, today, clock, context }),
  );
};
