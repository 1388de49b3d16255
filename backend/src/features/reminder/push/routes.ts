import {
  addPushDevice,
  getPushKey,
  listPushDevices,
  removePushDevice,
  testPushDevice,
  type UserId,
} from '@hub/contracts';
import { isWithin, type Reach } from '@hub/safe-fetch';
import type Router from '@koa/router';
import { Rejection } from '../../../platform/domain/index.ts';
import { mount } from '../../../platform/http/routing/index.ts';
import type { pushDevices } from './devices.ts';

export interface PushDependencies {
  readonly publicKey: string;
  readonly devices: Pick<ReturnType<typeof pushDevices>, 'add' | 'list' | 'remove'>;
  /** False when the device is not the student's. */
  readonly test: (ownerId: UserId, id: string) => Promise<boolean>;
  readonly reach: Reach;
}

export const pushRoutes = (router: Router, { publicKey, devices, test, reach }: PushDependencies): void => {
  mount(router, getPushKey, async () => ({ key: publicKey }));

  mount(router, listPushDevices, ({ user, session }) => devices.list(user.id, session.currentId()));

  mount(router, addPushDevice, async ({ body: form, user, session }) => {
    if (!isWithin(new URL(form.address), reach)) throw new Rejection('address_not_public');
    const sessionId = session.currentId();
    const own = (await session.list()).find(({ id }) => id === sessionId);
    if (!own) throw new Rejection('unauthorized');
    return devices.add({ ownerId: user.id, sessionId, name: own.device, form });
  });

  mount(router, testPushDevice, async ({ params: { id }, user }) => {
    if (!(await test(user.id, id))) throw new Rejection('device_not_found');
    return undefined;
  });

  mount(router, removePushDevice, async ({ params: { id }, user }) => {
    if (!(await devices.remove(user.id, id))) throw new Rejection('device_not_found');
    return undefined;
  });
};
