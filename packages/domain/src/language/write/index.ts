export { nearestTexts } from './lookups.ts';
export type { PlanLookup } from './lookups.ts';
export { writePlan } from './plan.ts';
export type { WrittenPlan } from './plan.ts';
export { writeQuestion } from './question.ts';
