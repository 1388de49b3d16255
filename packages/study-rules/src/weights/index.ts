export { type ReadWeight, readWeights } from './read-weights.ts';
