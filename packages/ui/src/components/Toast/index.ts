export { dismissToast, toast } from './toastQueue.ts';
export type { ToastOptions, ToastTone } from './toastQueue.ts';
