import { listHistory } from '@hub/contracts';
import type Router from '@koa/router';
import { mount } from '../../platform/http/routing/index.ts';
import type { historyQueries } from './queries.ts';

export const historyRoutes = (router: Router, { historyOf }: ReturnType<typeof historyQueries>) =>
  mount(router, listHistory, ({ query, user }) => historyOf(user.id, query));
