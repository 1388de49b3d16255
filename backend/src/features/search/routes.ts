import { search, type SearchHit, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { mount } from '../../platform/http/routing/index.ts';
import type { Question } from './queries.ts';

export interface SearchDependencies {
  find: (owner: UserId, question: Question) => Promise<SearchHit[]>;
}

export const searchRoutes = (router: Router, { find }: SearchDependencies) => {
  mount(router, search, ({ query, user, today }) => find(user.id, { query: query.q, today }));
};
