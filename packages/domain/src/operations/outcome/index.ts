export { databaseEffect } from './databaseEffect.ts';
export { hereOnlySentence, opensHereOnly, serviceAt, standIns, whereSentence } from './places.ts';
export type { StandIn } from './places.ts';
export { effectKinds } from './types.ts';
export type { EffectKind, ObservedEffect, ServicePlace } from './types.ts';
