import { deferredComponent } from '../shell/deferredComponent.tsx';

/** The card of a plan outside the conversation, loaded with the first one. */
export const LaterOpenedPlan = deferredComponent(() => import('./OpenedUndo.tsx'));
