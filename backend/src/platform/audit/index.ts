export { keepSealing, sealAlone } from './keep-sealing.ts';
export { sealKey } from './seal-key.ts';
export type { Claim } from './seal.ts';
export { type Breach, type SealsVerified, verifySeals } from './verify-seals.ts';
