import { PasskeyId, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { user, type User } from './decider.ts';
import { emailReservation } from './email-reservation.ts';
import type { EmailEvent, UserEvent } from './events.ts';

const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const facts = { userId: ann, email: 'ann@example.edu', firstName: 'Ann', lastName: 'Lee' };
const registered: UserEvent = { type: 'UserRegistered', data: facts };
const reserved: EmailEvent = { type: 'EmailReserved', data: { userId: ann } };

describe('registering', () => {
  const { given } = specOf(user);
  it('records the student', () => {
    given()
      .when({ type: 'RegisterUser', ...facts })
      .then(registered);
  });
  it('is rejected a second time', () => {
    given(registered)
      .when({ type: 'RegisterUser', ...facts })
      .thenRejects('email_taken');
  });
});

describe('changing the profile', () => {
  const { given } = specOf(user);
  const change = { firstName: 'Anna', profileImageUrl: 'https://example.edu/ann.png' };
  const changed: UserEvent = { type: 'ProfileChanged', data: { userId: ann, ...change } };
  it('records the named fields, and nothing when nothing changes', () => {
    given(registered).when({ type: 'ChangeProfile', userId: ann, change }).then(changed);
    given(registered, changed).when({ type: 'ChangeProfile', userId: ann, change }).then();
    given(registered).when({ type: 'ChangeProfile', userId: ann, change: {} }).then();
  });
  it('removes a picture again', () => {
    const away = { profileImageUrl: null };
    given(registered, changed)
      .when({ type: 'ChangeProfile', userId: ann, change: away })
      .then({ type: 'ProfileChanged', data: { userId: ann, ...away } });
  });
});

describe('verifying the address', () => {
  const { given } = specOf(user);
  it('is recorded once', () => {
    const verified: UserEvent = { type: 'EmailVerified', data: { userId: ann } };
    given(registered).when({ type: 'VerifyEmail', userId: ann }).then(verified);
    given(registered, verified).when({ type: 'VerifyEmail', userId: ann }).then();
  });
});

describe('a change of the password', () => {
  const { given } = specOf(user);
  const change = { userId: ann, changeId: 'e2b1c1de-8b8e-4c55-9d5e-0b6c6c0f3a11', by: 'mailed-link' } as const;
  it('is recorded once, without the password', () => {
    const changed: UserEvent = { type: 'PasswordChanged', data: change };
    given(registered)
      .when({ type: 'RecordPassword', ...change })
      .then(changed);
    given(registered, changed)
      .when({ type: 'RecordPassword', ...change })
      .then();
  });
});

describe('linking an identity', () => {
  const { given } = specOf(user);
  const google = { issuer: 'https://accounts.google.com', subject: '1' };
  const linked: UserEvent = { type: 'IdentityLinked', data: { userId: ann, ...google } };
  const verified: UserEvent = { type: 'EmailVerified', data: { userId: ann } };
  it('verifies the address too, and is recorded once', () => {
    given(registered)
      .when({ type: 'LinkIdentity', userId: ann, ...google })
      .then(verified, linked);
    given(registered, verified, linked)
      .when({ type: 'LinkIdentity', userId: ann, ...google })
      .then();
  });
  it('requires an existing student', () => {
    given()
      .when({ type: 'LinkIdentity', userId: ann, ...google })
      .thenRejects('not_found');
    given(registered, { type: 'UserErased', data: { userId: ann } })
      .when({ type: 'LinkIdentity', userId: ann, ...google })
      .thenRejects('not_found');
  });
});

describe('the second factor', () => {
  const { given } = specOf(user);
  const about = { userId: ann, factorId: '7d0c4c0e-9d5e-4f3f-8f2f-9a11b7f6a0de' };
  const other = { userId: ann, factorId: 'c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22' };
  const on: UserEvent = { type: 'SecondFactorTurnedOn', data: about };
  const off: UserEvent = { type: 'SecondFactorTurnedOff', data: { ...about, by: 'student' } };
  it('is turned on and off once', () => {
    given(registered)
      .when({ type: 'RecordFactorOn', ...about })
      .then(on);
    given(registered, on)
      .when({ type: 'RecordFactorOn', ...about })
      .then();
    given(registered, on)
      .when({ type: 'RecordFactorOff', ...about, by: 'student' })
      .then(off);
    given(registered, on, off)
      .when({ type: 'RecordFactorOff', ...about, by: 'student' })
      .then();
  });
  it('is not turned off by a request about an earlier one', () => {
    given(registered, on)
      .when({ type: 'RecordFactorOff', ...other, by: 'student' })
      .then();
  });
  it('has recovery codes, whose use and replacement are recorded once, without the codes', () => {
    const [useId, changeId] = [ann, bob];
    const used: UserEvent = { type: 'RecoveryCodeUsed', data: { ...about, useId } };
    const replaced: UserEvent = { type: 'RecoveryCodesReplaced', data: { ...about, changeId } };
    const use = { type: 'RecordRecoveryCodeUse', ...about, useId } as const;
    const replace = { type: 'RecordNewRecoveryCodes', ...about, changeId } as const;
    given(registered, on).when(use).then(used);
    given(registered, on, used).when(use).then();
    given(registered, on, used).when(replace).then(replaced);
    given(registered, on, used, replaced).when(replace).then();
    given(registered, off).when(use).then();
    given(registered).when(replace).then();
  });
});

describe('passkeys', () => {
  const { given } = specOf(user);
  const about = { userId: ann, passkeyId: PasskeyId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11') };
  const other = { userId: ann, passkeyId: PasskeyId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22') };
  const added: UserEvent = { type: 'PasskeyAdded', data: { ...about, name: 'Laptop' } };
  const removed: UserEvent = { type: 'PasskeyRemoved', data: { ...about, by: 'student' } };
  const add = { type: 'RecordPasskeyAdded', ...about, name: 'Laptop' } as const;
  const remove = { type: 'RecordPasskeyRemoved', ...about, by: 'student' } as const;
  it('are added and removed once each, without what they sign with', () => {
    given(registered).when(add).then(added);
    given(registered, added).when(add).then();
    given(registered, added).when(remove).then(removed);
    given(registered, added, removed).when(remove).then();
    given(registered, added)
      .when({ ...remove, ...other })
      .then();
  });
  it('are renamed, unless they have that name or are gone', () => {
    const rename = { type: 'RecordPasskeyRenamed', ...about, name: 'Old laptop' } as const;
    const renamed: UserEvent = { type: 'PasskeyRenamed', data: { ...about, name: 'Old laptop' } };
    given(registered, added).when(rename).then(renamed);
    given(registered, added, renamed).when(rename).then();
    given(registered, added, removed).when(rename).then();
    given(registered, added)
      .when({ ...rename, name: 'Laptop' })
      .then();
  });
  it('bring recovery codes, which end with the last factor', () => {
    const codes = { userId: ann, factorId: about.passkeyId };
    const use = { type: 'RecordRecoveryCodeUse', ...codes, useId: bob } as const;
    const used: UserEvent = { type: 'RecoveryCodeUsed', data: { ...codes, useId: bob } };
    const on: UserEvent = { type: 'SecondFactorTurnedOn', data: { userId: ann, factorId: bob } };
    given(registered, added).when(use).then(used);
    given(registered, added, on, used, removed).when(use).then();
    given(registered, added, used, removed).when(use).then();
    given(registered, added, used, removed, added).when(use).then(used);
  });
  it('are not proven when they were added before the address was verified', () => {
    const verified: UserEvent = { type: 'EmailVerified', data: { userId: ann } };
    const later: UserEvent = { type: 'PasskeyAdded', data: { ...other, name: 'Key' } };
    const state = [registered, added, verified, later].reduce<User | null>(
      (known, event) => user.evolve(known, event),
      null,
    );
    expect(state?.factors.passkeys.map(({ name, proven }) => [name, proven])).toEqual([
      ['Laptop', false],
      ['Key', true],
    ]);
  });
});

describe('erasing', () => {
  const { given } = specOf(user);
  const erasedFact: UserEvent = { type: 'UserErased', data: { userId: ann } };
  it('is recorded once', () => {
    given(registered).when({ type: 'EraseUser', userId: ann }).then(erasedFact);
    given(registered, erasedFact).when({ type: 'EraseUser', userId: ann }).then();
  });
  it('requires an existing student', () => {
    given().when({ type: 'EraseUser', userId: ann }).thenRejects('not_found');
  });
});

describe('an address', () => {
  const { given } = specOf(emailReservation);
  it('belongs to the first student who requests it', () => {
    given().when({ type: 'ReserveEmail', userId: ann }).then(reserved);
  });
  it('stays with the first when another requests it', () => {
    given(reserved).when({ type: 'ReserveEmail', userId: bob }).then();
  });
  it('is free again when its student is erased, and no one else can release it', () => {
    const released: EmailEvent = { type: 'EmailReleased', data: { userId: ann } };
    given(reserved).when({ type: 'ReleaseEmail', userId: ann }).then(released);
    given(reserved).when({ type: 'ReleaseEmail', userId: bob }).then();
    given(reserved, released)
      .when({ type: 'ReserveEmail', userId: bob })
      .then({ type: 'EmailReserved', data: { userId: bob } });
  });
});

describe('what operators do', () => {
  const { given } = specOf(user);
  const lockId = '0c2f6d1e-7a3b-4c5d-9e8f-1a2b3c4d5e6f';
  const granted: UserEvent = { type: 'RoleGranted', data: { userId: ann, role: 'operator' } };
  const locked: UserEvent = { type: 'AccountLocked', data: { userId: ann, lockId } };
  const grant = { type: 'GrantRole', userId: ann, role: 'operator' } as const;
  const takeAway = { type: 'TakeRoleAway', userId: ann, role: 'operator' } as const;

  it('a role is granted and taken away once', () => {
    given(registered).when(grant).then(granted);
    given(registered, granted).when(grant).then();
    given(registered, granted)
      .when(takeAway)
      .then({ type: 'RoleTakenAway', data: { userId: ann, role: 'operator' } });
    given(registered).when(takeAway).then();
  });

  it('an account with a role cannot be locked', () => {
    const lock = { type: 'RecordLock', userId: ann, lockId } as const;
    given(registered).when(lock).then(locked);
    given(registered, locked).when(lock).then();
    given(registered, granted).when(lock).thenRejects('has_role');
  });

  it('a lock is taken off by its own id alone', () => {
    const unlock = (id: string) => ({ type: 'RecordUnlock', userId: ann, lockId: id }) as const;
    given(registered, locked).when(unlock(ann)).then();
    given(registered, locked)
      .when(unlock(lockId))
      .then({ type: 'AccountUnlocked', data: { userId: ann, lockId } });
  });

  it('the same limits again record nothing', () => {
    const quota = { bytes: 1000, documents: null, events: 3 };
    const set: UserEvent = { type: 'QuotaSet', data: { userId: ann, ...quota } };
    given(registered)
      .when({ type: 'SetQuota', userId: ann, ...quota })
      .then(set);
    given(registered, set)
      .when({ type: 'SetQuota', userId: ann, ...quota })
      .then();
  });

  it('a look and a sign-out are recorded once each', () => {
    const looked: UserEvent = { type: 'AccountLookedAt', data: { userId: ann, lookId: bob } };
    given(registered).when({ type: 'RecordLook', userId: ann, lookId: bob }).then(looked);
    given(registered, looked).when({ type: 'RecordLook', userId: ann, lookId: bob }).then();
    const signedOut: UserEvent = { type: 'SignedOutByOperator', data: { userId: ann, signOutId: bob } };
    given(registered).when({ type: 'RecordSignOut', userId: ann, signOutId: bob }).then(signedOut);
    given(registered, signedOut).when({ type: 'RecordSignOut', userId: ann, signOutId: bob }).then();
  });
});
