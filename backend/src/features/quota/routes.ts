import { getStorage, type StorageView, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { mount } from '../../platform/http/routing/index.ts';

export interface QuotaDependencies {
  storageOf: (owner: UserId) => Promise<StorageView>;
}

export const quotaRoutes = (router: Router, { storageOf }: QuotaDependencies) => {
  mount(router, getStorage, ({ user }) => storageOf(user.id));
};
