export { createKeys, destroyKey, erasedAmong, type Keys } from './keys.ts';
export { WrongMasterKeyError, verifyMasterKeyOrExit, verifyMasterKey } from './master-key.ts';
export { createSecrets, type Secrets } from './secrets.ts';
