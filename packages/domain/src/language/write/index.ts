export { withinReach } from './access.ts';
export { nearestTexts } from './lookups.ts';
export type { PlanLookup } from './lookups.ts';
export { writePlan } from './plan.ts';
export type { WrittenPlan } from './plan.ts';
export { writeRowChanges } from './rowChanges.ts';
export type { CellText, RowChanges } from './rowChanges.ts';
export { rowScript } from './rowScript.ts';
export { writeQuestion } from './question.ts';
