import { PasskeyId, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import { endOf, splitByProof } from './ends.ts';

const userId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const [first, second] = ['b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11', 'c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22'].map((id) =>
  PasskeyId.parse(id),
) as [PasskeyId, PasskeyId];
const app = { factorId: userId, proven: false };
const strangers = { passkeyId: first, name: 'Theirs', proven: false };
const own = { passkeyId: second, name: 'Laptop', proven: true };

it('what was set up by someone who had not proven the address is found', () => {
  const { unproven, left } = splitByProof({ app, passkeys: [strangers, own], codes: null });
  expect(unproven).toEqual({ app, passkeys: [strangers], codes: null });
  expect(left).toEqual({ app: null, passkeys: [own], codes: null });
  const proven = { ...app, proven: true };
  expect(splitByProof({ app: proven, passkeys: [], codes: null }).left.app).toEqual(proven);
});

it('the end of each is recorded', () => {
  expect(endOf({ app, passkeys: [strangers, own], codes: null }, { userId, by: 'operator' })).toEqual([
    { type: 'RecordFactorOff', userId, factorId: app.factorId, by: 'operator' },
    { type: 'RecordPasskeyRemoved', userId, passkeyId: first, by: 'operator' },
    { type: 'RecordPasskeyRemoved', userId, passkeyId: second, by: 'operator' },
  ]);
});
