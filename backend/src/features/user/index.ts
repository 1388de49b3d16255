import type { Feature } from '../../platform/feature.ts';
import { createRateLimit } from '../../platform/rate-limit.ts';
import { emailAggregate, userAggregate } from './aggregate.ts';
import { credentials } from './credentials.ts';
import { eraseStudent, erasureReactor, keepErased, reapplyErasures, requestErasure } from './erasure.ts';
import { userList } from './projection.ts';
import { userQueries } from './queries.ts';
import { userRoutes } from './routes.ts';

const privacy = {
  tables: {
    user_list: { owner: 'id' },
    credentials: { owner: 'userId', secret: 'hash of the password' },
  },
  streams: ['user', 'email'],
};

export const userFeature: Feature = {
  privacy,
  aggregates: [userAggregate, emailAggregate],
  projections: [userList],
  reactors: (parts) => [erasureReactor(parts)],
  routes: (router, { db, commands, secrets, personalData }) =>
    userRoutes(router, {
      ...userQueries(db),
      ...credentials(db),
      fingerprint: (email) => secrets.fingerprint('e-mail reservation', email),
      reserve: (id, command, context) => commands.handle(emailAggregate, { id, command }, context),
      reservation: (id) => commands.load(emailAggregate, id),
      register: (command, context) => commands.handle(userAggregate, { id: command.userId, command }, context),
      load: (id) => commands.load(userAggregate, id),
      erase: (userId, context) => requestErasure(commands, userId, context),
      endSessions: async (userId) => void (await db('sessions').where({ userId }).delete()),
      exportOf: (id) => personalData.export(id),
      exports: createRateLimit(db, { name: 'export', attempts: 5, withinSeconds: 60 * 60 }),
      signIns: createRateLimit(db, { name: 'sign-in', attempts: 5, withinSeconds: 15 * 60 }),
      callers: createRateLimit(db, { name: 'caller', attempts: 100, withinSeconds: 60 * 60 }),
      // a whole class may sit behind one address
      registrations: createRateLimit(db, { name: 'registration', attempts: 300, withinSeconds: 60 * 60 }),
    }),
};

export { eraseStudent, keepErased, reapplyErasures, requestErasure, userQueries };
