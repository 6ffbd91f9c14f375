export { dismissToast, dismissToasts, toast, whenToastWaits } from './toastQueue.ts';
export type { ToastOptions, ToastTone } from './toastQueue.ts';
