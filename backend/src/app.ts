import type { Feature } from './platform/feature.ts';

/** Every feature, one line each. */
export const features: readonly Feature[] = [];
