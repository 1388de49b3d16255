import { schedulingChat } from '@hub/contracts';
import type Router from '@koa/router';
import { mount } from '../../platform/http/routing/index.ts';
import { schedule, type ScheduleDeps } from './schedule.ts';

export const assistantRoutes = (router: Router, deps: ScheduleDeps) => {
  mount(router, schedulingChat, ({ body, user, today, context }) =>
    schedule(deps, { form: body, by: user.id, today, context }),
  );
};
