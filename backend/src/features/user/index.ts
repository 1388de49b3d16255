import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { proofRoutes } from './account/proof-routes.ts';
import { accountRoutes } from './account/routes.ts';
import { emailAggregate, userAggregate } from './aggregate.ts';
import { userDependencies } from './dependencies.ts';
import { emailIdOf } from './email-id.ts';
import { eraseStudent, erasureReactor, keepErased, reapplyErasures, requestErasure } from './erasure.ts';
import { identityList } from './identity-provider/identity-projection.ts';
import { linkRoutes } from './mail/link-routes.ts';
import { keepMailing } from './mail/keep-mailing.ts';
import { mailToStudent } from './mail/mail-to-student.ts';
import { userList } from './projection.ts';
import { pictureKeyOf } from './picture/picture-path.ts';
import { pictureRoute } from './picture/route.ts';
import { providerRoutes } from './identity-provider/routes.ts';
import { userQueries } from './queries.ts';
import { invitations } from './sign-up/invitations.ts';
import { userRoutes } from './routes.ts';
import type { AccountRoles } from '../../platform/http/index.ts';
import { secondFactors } from './second-factor/factors.ts';
import { passkeyRoutes } from './second-factor/passkeys/routes.ts';
import { passkeySignInRoutes } from './second-factor/passkeys/sign-in-routes.ts';
import { factorRoutes } from './second-factor/routes.ts';
import { accountControl, type AccountControl } from './standing/account-control.ts';
import { changeRole } from './standing/change-role.ts';
import { turnOffByOperator } from './second-factor/turn-off.ts';

const privacy = {
  tables: {
    user_list: { owner: 'id', file: { key: 'pictureKey', as: 'profile picture' } },
    identity_list: { owner: 'ownerId' },
    credentials: { owner: 'userId', secret: 'hash of the password', signsIn: true },
    locked_accounts: { owner: 'userId', secret: 'who may not sign in', signsIn: true },
    invitations: { impersonal: 'keyed fingerprints of invited addresses' },
    mailed_links: { owner: 'ownerId', secret: 'hashes of what lets a new password be set' },
    kept_mails: { owner: 'ownerId', secret: 'mails that the student was sent, with such links' },
    mail_requests: { impersonal: 'keyed fingerprints of addresses, until the mail is sent' },
    second_factors: { owner: 'userId', secret: 'the sealed secret of an authenticator app', signsIn: true },
    recovery_codes: { owner: 'userId', secret: 'keyed hashes of recovery codes', signsIn: true },
    passkeys: { owner: 'userId', secret: 'sealed passkeys', signsIn: true },
    passkey_challenges: { impersonal: 'random values of sign-ins by passkeys, for five minutes' },
    pending_sign_ins: { owner: 'userId', secret: 'hashes of sign-ins under way, for five minutes', signsIn: true },
    provider_sign_ins: { impersonal: 'random values of sign-ins under way, for ten minutes' },
  },
  streams: ['user', 'email'],
} as const;

/** Who has which role, and whether the account has a second factor. */
const accountRoles = (platform: FeatureDependencies): AccountRoles => ({
  rolesOf: userQueries(platform.db).rolesOf,
  isFactorOn: secondFactors(platform).isFactorOn,
});

export const userFeature: Feature = {
  privacy,
  aggregates: [userAggregate, emailAggregate],
  projections: [userList, identityList],
  files: ({ commands }) => ({
    async user(id, file) {
      const known = await commands.load(userAggregate, id);
      return known !== null && pictureKeyOf(known.profile.profileImageUrl) === file;
    },
  }),
  reactors: (dependencies) => [erasureReactor(dependencies)],
  routes(router, platform) {
    const dependencies = userDependencies(platform);
    const signIn = [userRoutes, linkRoutes, providerRoutes, factorRoutes, passkeySignInRoutes];
    for (const routes of [...signIn, accountRoutes, proofRoutes, passkeyRoutes, pictureRoute])
      routes(router, dependencies);
  },
};

export {
  accountControl,
  type AccountControl,
  accountRoles,
  changeRole,
  emailIdOf,
  eraseStudent,
  invitations,
  keepErased,
  keepMailing,
  mailToStudent,
  reapplyErasures,
  requestErasure,
  turnOffByOperator,
  userQueries,
};
