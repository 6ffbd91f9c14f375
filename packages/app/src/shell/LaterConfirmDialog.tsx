import { deferredComponent } from './deferredComponent.tsx';

/** A confirmation dialog that is loaded after the page. */
export const LaterConfirmDialog = deferredComponent(async () => ({
  default: (await import('@saywright/ui/ConfirmDialog')).ConfirmDialog,
}));
