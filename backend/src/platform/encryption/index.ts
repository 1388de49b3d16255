export { createKeys, destroyKey, erasedAmong, type Keys } from './keys.ts';
export { OtherMasterKeyError, ownMasterKeyOrExit, proveMasterKey } from './master-key.ts';
export { createSecrets, type Secrets } from './secrets.ts';
