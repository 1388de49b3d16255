import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@hub/contracts';
import { type Notice, reasonOf } from '@hub/mfe';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { t as tOfAll } from '../../messages.ts';
import { t } from './messages.ts';

/** Browsers have it on secure pages alone. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** The device did not do it. `message` is for the student. */
class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  /** The student may have wanted that. */
  readonly isCancelled: boolean;

  constructor(cause: unknown) {
    const reason = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
    super(textOf(reason), { cause });
    this.isCancelled = reason === 'NotAllowedError' || reason === 'AbortError';
  }
}

const textOf = (reason: string) => {
  switch (reason) {
    case 'NotAllowedError':
    case 'AbortError':
      return t('cancelled');
    case 'InvalidStateError':
      return t('known');
    case 'SecurityError':
      return t('wrongAddress');
    default:
      return t('failed');
  }
};

const orReason = async <Answer>(ask: () => Promise<Answer>) => {
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyError(error);
  }
};

const knownTo = <Known extends { transports?: string[] | undefined }>({ transports = [], ...known }: Known) => ({
  ...known,
  transports,
});

/** Asks the device to make a passkey. */
export const createPasskey = async (creation: PasskeyCreation): Promise<NewPasskey['response']> => {
  const optionsJSON = { ...creation, excludeCredentials: creation.excludeCredentials.map(knownTo) };
  return { ...(await orReason(() => startRegistration({ optionsJSON }))), clientExtensionResults: {} };
};

/** Asks the device to sign with a passkey. */
export const signWithPasskey = async ({ allowCredentials, ...request }: PasskeyRequest): Promise<PasskeyProof> => {
  const optionsJSON = { ...request, ...(allowCredentials && { allowCredentials: allowCredentials.map(knownTo) }) };
  const response = await orReason(() => startAuthentication({ optionsJSON }));
  return { response: { ...response, clientExtensionResults: {} } };
};

/** What to tell the student when a passkey was not added or used. */
export const passkeyNotice =
  (title: string) =>
  (error: unknown): Notice => {
    const isDevice = error instanceof PasskeyError;
    const description = isDevice ? error.message : reasonOf(error, tOfAll('unreachable'));
    return { title, description, ...(!(isDevice && error.isCancelled) && { tone: 'destructive' as const }) };
  };
