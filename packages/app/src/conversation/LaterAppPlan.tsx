import { deferredComponent } from '../shell/deferredComponent.tsx';

/** What a planned app is made of, loaded with the first one. */
export const LaterAppPlan = deferredComponent(() => import('./AppPlan.tsx'));
