export { Receipt } from './Receipt.tsx';
export type { ReceiptLine, ReceiptProps } from './Receipt.tsx';
