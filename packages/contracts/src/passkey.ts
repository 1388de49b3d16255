import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { requiredText } from './text.ts';

export const PasskeyId = z.uuid().brand<'PasskeyId'>();
export type PasskeyId = z.infer<typeof PasskeyId>;

/** The longest name, and how many a student may have. */
export const passkeyLimits = { name: 60, passkeys: 10 } as const;

/** What a student's device or security key signs in with, instead of a password and a code (WebAuthn). */
export const PasskeyView = z.object({
  id: PasskeyId,
  name: z.string(),
  createdAt: Instant,
  /** Null: not yet. */
  lastUsedAt: Instant.nullable(),
});
export type PasskeyView = z.infer<typeof PasskeyView>;

export const PasskeyName = z.object({
  name: requiredText('Name', passkeyLimits.name, 'Please give the passkey a name'),
});
export type PasskeyName = z.infer<typeof PasskeyName>;

/** Bytes in base64url. */
const Bytes = (length: number) =>
  z
    .string()
    .min(1)
    .max(length)
    .regex(/^[\w-]+$/);
/** At most 1023 bytes (WebAuthn §4). */
const CredentialId = Bytes(1364);
const Transports = z.array(z.string().max(30)).max(10);
const Known = z.object({ id: z.string(), type: z.literal('public-key'), transports: Transports.optional() });

/** For `navigator.credentials.create`; valid for five minutes, once. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  /** Those that the student has already. */
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** For `navigator.credentials.get`; valid for five minutes, once. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Left out where any passkey may sign in. */
  allowCredentials: z.array(Known).optional(),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

const signed = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** What the browser made of a {@link PasskeyCreation}. */
const CreatedPasskey = z.object({
  ...signed,
  response: z.object({
    clientDataJSON: Bytes(8000),
    attestationObject: Bytes(20_000),
    transports: Transports.optional(),
  }),
});

/** What the browser made of a {@link PasskeyRequest}. */
const UsedPasskey = z.object({
  ...signed,
  response: z.object({
    clientDataJSON: Bytes(8000),
    authenticatorData: Bytes(8000),
    signature: Bytes(8000),
    userHandle: Bytes(200).optional(),
  }),
});

export const NewPasskey = PasskeyName.extend({ response: CreatedPasskey });
export type NewPasskey = z.infer<typeof NewPasskey>;

/** A proof by a passkey. */
export const PasskeyProof = z.object({ response: UsedPasskey });
export type PasskeyProof = z.infer<typeof PasskeyProof>;

/** The new passkey, and the recovery codes where it is the first second factor, else none. They are shown once. */
export const AddedPasskey = z.object({ passkey: PasskeyView, recoveryCodes: z.array(z.string()) });
export type AddedPasskey = z.infer<typeof AddedPasskey>;

const about = z.object({ id: PasskeyId });

/** 403 `proof_required` without a present proof; 409 `too_many_passkeys` above 10. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/challenge',
  result: PasskeyCreation,
});
/**
 * As the first second factor it ends every other session; the current one continues under a new id. 400
 * `challenge_expired`, 400 `passkey_refused`, 403 `proof_required`, 409 `too_many_passkeys`.
 */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  body: NewPasskey,
  bodyBytes: 64_000,
  result: AddedPasskey,
  status: 201,
});
/** 404 `passkey_not_found`. */
export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/account/passkeys/:id',
  params: about,
  body: PasskeyName,
  result: PasskeyView,
});
/** 403 `proof_required` without a present proof; 409 `role_needs_factor` for the last second factor of an account with a role. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  params: about,
  result: z.undefined(),
});
