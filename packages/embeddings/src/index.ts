export { connectEngine, type EmbeddingEngine, EngineFault, type EngineSettings } from './engine.ts';
export { cosinesWith, joined, quantised } from './vectors.ts';
