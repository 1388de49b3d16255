export { open, seal } from './cipher.ts';
export { failureConverterPath, PayloadRefused, sealedPayloads, type PayloadKey } from './payload-codec.ts';
