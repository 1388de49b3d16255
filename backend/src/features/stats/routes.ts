import { getStats, type StatsView, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { mount } from '../../platform/http/routing/index.ts';

export interface StatsDeps {
  statsOf: (owner: UserId, today: string) => Promise<StatsView>;
}

export const statsRoutes = (router: Router, { statsOf }: StatsDeps) => {
  mount(router, getStats, ({ user, today }) => statsOf(user.id, today));
};
