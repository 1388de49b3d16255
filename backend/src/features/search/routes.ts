import { search, type SearchHit, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { mount } from '../../platform/http/routing/index.ts';

export interface SearchDeps {
  find: (owner: UserId, query: string) => Promise<SearchHit[]>;
}

export const searchRoutes = (router: Router, { find }: SearchDeps) => {
  mount(router, search, ({ query, user }) => find(user.id, query.q));
};
