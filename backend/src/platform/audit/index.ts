export { sealRegularly, trySealLog } from './seal-regularly.ts';
export { sealKey } from './seal-key.ts';
export type { Claim } from './seal.ts';
export { type Breach, type SealVerification, verifySeals } from './verify-seals.ts';
