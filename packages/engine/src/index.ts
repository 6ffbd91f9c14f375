export { createEngine } from './engine.ts';
export type { Engine, EngineOptions } from './options.ts';
