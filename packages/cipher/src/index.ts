export { open, seal } from './cipher.ts';
export { failureConverterPath, sealedPayloads, type PayloadKey } from './payload-codec.ts';
