import type { Feature } from '../../platform/feature.ts';
import { createRateLimit } from '../../platform/rate-limit.ts';
import { emailAggregate, userAggregate } from './aggregate.ts';
import { credentials } from './credentials.ts';
import { userList } from './projection.ts';
import { userQueries } from './queries.ts';
import { userRoutes } from './routes.ts';

export const userFeature: Feature = {
  aggregates: [userAggregate, emailAggregate],
  projections: [userList],
  routes: (router, { db, commands, secrets }) =>
    userRoutes(router, {
      ...userQueries(db),
      ...credentials(db),
      fingerprint: (email) => secrets.fingerprint('e-mail reservation', email),
      reserve: (id, command, context) => commands.handle(emailAggregate, { id, command }, context),
      reservation: (id) => commands.load(emailAggregate, id),
      register: (command, context) => commands.handle(userAggregate, { id: command.userId, command }, context),
      load: (id) => commands.load(userAggregate, id),
      signIns: createRateLimit(db, { name: 'sign-in', attempts: 5, withinSeconds: 15 * 60 }),
      callers: createRateLimit(db, { name: 'caller', attempts: 100, withinSeconds: 60 * 60 }),
      // a whole class may sit behind one address
      registrations: createRateLimit(db, { name: 'registration', attempts: 300, withinSeconds: 60 * 60 }),
    }),
};

export { userQueries };
