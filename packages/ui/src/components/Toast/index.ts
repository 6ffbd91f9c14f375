export { dismissToast, toast, whenToastWaits } from './toastQueue.ts';
export type { ToastOptions, ToastTone } from './toastQueue.ts';
