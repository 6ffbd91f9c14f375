export { confirmationFor } from './confirmation.ts';
export type { Confirmation } from './confirmation.ts';
export type { Effects, Loss, Rename, RowEffect } from './effects.ts';
export { laterLines, laterSentence, laterUnknown } from './later.ts';
export type { LaterChange } from './later.ts';
export { bytesText, counted, countText, effectSentences, receiptLines, undoSentence } from './receipt.ts';
export type { ReceiptLine, UndoTrial } from './receipt.ts';
export { usageImpact } from './usageImpact.ts';
