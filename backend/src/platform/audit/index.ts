export { createHistories, type Histories, type PastContents, type PastHead } from './histories.ts';
export { beginSealing, rememberedSeal, sealRegularly, trySealLog } from './seal-regularly.ts';
export { createProofs, type Proofs } from './proofs.ts';
export { sealKey } from './seal-key.ts';
export type { Claim } from './seal.ts';
export type { Breach } from './breach.ts';
export type { Sealed } from './seal-log.ts';
export { createSealMetrics, createUnsealedAge } from './unsealed-age.ts';
export { type SealVerification, verifySeals } from './verify-seals.ts';
