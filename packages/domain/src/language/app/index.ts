export { appReading, type AppPlanning } from './appReading.ts';
export type { AppQuestion } from './openQuestions.ts';
export type { AppOutline, AppPage, AppStored } from './outline.ts';
export type { AppFile, AppParts } from './pages.ts';
export { isAppRequest } from '../planner/appRequest.ts';
export { describedApp, nearestApp, type NearestApp } from './nearestApp.ts';
export { unclearApp, type UnclearApp } from './unclear.ts';
export { readApp, type AppRequest } from './readApp.ts';
export type { AppAccess, AppEntity, AppField, AppSpec } from './spec.ts';
