export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './Dialog.tsx';
export type { DialogSize } from './DialogFrame.tsx';
