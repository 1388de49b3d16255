import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { type FactorCommand, type Factors, isFactorOn } from './factor-rules.ts';
import { dropApp, dropCodes } from './factors.ts';
import { dropPasskeys } from './passkeys/passkeys.ts';

type By = 'first-link' | 'operator';

/** The commands that record the end of these factors. */
export const endOf = ({ app, passkeys }: Factors, { userId, by }: { userId: UserId; by: By }): FactorCommand[] => [
  ...(app ? [{ type: 'RecordFactorOff', userId, factorId: app.factorId, by } as const] : []),
  ...passkeys.map(({ passkeyId }) => ({ type: 'RecordPasskeyRemoved', userId, passkeyId, by }) as const),
];

/** Which factors were set up by someone who had not proven that the address is theirs, and which are left without them. */
export const splitByProof = ({
  app,
  passkeys,
  codes,
}: Factors): { readonly unproven: Factors; readonly left: Factors } => ({
  unproven: { app: app?.proven ? null : app, passkeys: passkeys.filter(({ proven }) => !proven), codes },
  left: { app: app?.proven ? app : null, passkeys: passkeys.filter(({ proven }) => proven), codes },
});

/** Removes all factors but these. Who set up another one may know the recovery codes. */
export const dropAllBut = async (trx: Knex, userId: UserId, left: Factors): Promise<void> => {
  const app = left.app ? null : await dropApp(trx, userId);
  const passkeys = await dropPasskeys(
    trx,
    userId,
    left.passkeys.map(({ passkeyId }) => passkeyId),
  );
  if (app !== null || passkeys.length > 0 || !isFactorOn(left)) await dropCodes(trx, userId);
};
