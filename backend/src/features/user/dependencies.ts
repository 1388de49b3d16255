import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { createRateLimit } from '../../platform/http/index.ts';
import { lockSessionsOf } from '../../platform/identity/index.ts';
import { emailAggregate, userAggregate } from './aggregate.ts';
import { credentials } from './passwords/credentials.ts';
import type { UserCommand } from './decider.ts';
import type { ReserveEmail } from './email-reservation.ts';
import { requestErasure } from './erasure.ts';
import { requestMail, type Template } from './mail/mail-requests.ts';
import { mailedLinks } from './mail/mailed-links.ts';
import { providerSignIns } from './identity-provider/provider-sign-ins.ts';
import { secondFactors } from './second-factor/factors.ts';
import { ceremonies } from './second-factor/passkeys/ceremonies.ts';
import { passkeyChallenges } from './second-factor/passkeys/challenges.ts';
import { passkeys } from './second-factor/passkeys/passkeys.ts';
import { pendingSignIns } from './second-factor/pending-sign-ins.ts';
import { accountLocks } from './standing/account-locks.ts';
import { emailIdOf } from './email-id.ts';
import { userQueries } from './queries.ts';
import { invitations } from './sign-up/invitations.ts';

const hour = 60 * 60;
const day = 24 * hour;

const limits = (dependencies: Pick<FeatureDependencies, 'db' | 'secrets'>) => {
  const limit = (name: string, ...windows: { attempts: number; withinSeconds: number }[]) =>
    createRateLimit(dependencies, { name, windows });
  return {
    /** Wrong passwords per address and caller, so that a student cannot be locked out from elsewhere. */
    signIns: limit('sign-in', { attempts: 5, withinSeconds: hour / 4 }, { attempts: 20, withinSeconds: day }),
    /** Wrong passwords per caller, whatever the address. */
    callers: limit('caller', { attempts: 100, withinSeconds: hour }),
    /** Per caller; a whole class may share one address. */
    registrations: limit('registration', { attempts: 300, withinSeconds: hour }),
    /** Begun sign-ins by a passkey, per caller. */
    passkeyTries: limit('passkey', { attempts: 300, withinSeconds: hour }),
    providerSignIns: limit('provider', { attempts: 300, withinSeconds: hour }),
    /** Requested or tried links, per caller. */
    links: limit('link', { attempts: 100, withinSeconds: hour }),
    /** Mails per address. */
    mails: limit('mail', { attempts: 5, withinSeconds: hour }),
    /** Tried codes of a second factor, per student: who can try knows the password, or has a session. */
    codes: limit('code', { attempts: 5, withinSeconds: hour / 4 }, { attempts: 20, withinSeconds: day }),
    /** Each may fetch from elsewhere. */
    pictures: limit('picture', { attempts: 20, withinSeconds: hour }),
    /** Each export reads the whole log. */
    exports: limit('export', { attempts: 5, withinSeconds: hour }),
  };
};

/** What the routes of this feature use. */
export const userDependencies = ({
  db,
  commands,
  secrets,
  keys,
  files,
  fetchPicture,
  personalData,
  identityProvider,
  signUpRules,
  publicUrl,
  log,
}: FeatureDependencies) => {
  const fingerprint = (email: string) => emailIdOf(secrets, email);
  const { codes, ...otherLimits } = limits({ db, secrets });
  return {
    ...userQueries(db),
    ...credentials(db),
    ...mailedLinks(db),
    ...providerSignIns(db),
    ...invitations(db),
    ...secondFactors({ db, keys, secrets }),
    ...passkeys({ db, keys, secrets }),
    ...passkeyChallenges(db),
    ...ceremonies({ publicUrl, secrets }),
    ...pendingSignIns(db),
    ...accountLocks(db),
    ...otherLimits,
    /** Does what takes a code; forgets the tries when it was right. @throws Rejection `too_many_attempts` */
    countedCode: async <Result>(userId: UserId, work: () => Promise<Result>): Promise<Result> => {
      await codes.count(userId);
      const result = await work();
      await codes.forget(userId);
      return result;
    },
    identityProvider,
    fetchPicture,
    storePicture: (owner: UserId, bytes: Uint8Array) => files.put(owner, bytes, `user-${owner}`),
    readPicture: (owner: UserId, key: string) => files.get(owner, key),
    deletePicture: (owner: UserId, key: string) => files.delete(owner, key),
    signUpRules,
    log,
    transaction: <Result>(work: Parameters<typeof db.transaction<Result>>[0]) => db.transaction(work),
    /** Does the work in a transaction, while no one else can start or end the student's sessions. */
    locked: <Result>(userId: UserId, work: (trx: Knex.Transaction) => Promise<Result>): Promise<Result> =>
      db.transaction(async (trx) => {
        await lockSessionsOf(trx, userId);
        return work(trx);
      }),
    /** The name of an address's reservation stream. */
    fingerprint,
    reserve: (id: string, command: ReserveEmail, context: CommandContext) =>
      commands.handle(emailAggregate, { id, command }, context),
    reservation: (id: string) => commands.load(emailAggregate, id),
    handle: (command: UserCommand, context: CommandContext) =>
      commands.handle(userAggregate, { id: command.userId, command }, context),
    load: (id: UserId) => commands.load(userAggregate, id),
    erase: (userId: UserId, context: CommandContext) => requestErasure(commands, userId, context),
    exportOf: (id: UserId) => personalData.export(id),
    /** The projector sends it, if the address belongs to an account. */
    mailTo: (email: string, template: Template, on = db) => requestMail(on, template, fingerprint(email)),
  };
};

export type UserDependencies = ReturnType<typeof userDependencies>;
