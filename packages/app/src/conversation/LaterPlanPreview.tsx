import { deferredComponent } from '../shell/deferredComponent.tsx';

/** What the trial of a plan showed, loaded with the first plan that shows something. */
export const LaterPlanPreview = deferredComponent(() => import('./PlanPreview.tsx'));
