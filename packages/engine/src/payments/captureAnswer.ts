import { fieldOf, textField } from '@saywright/domain/fields';

/** The capture in the provider's answer about an order. */
function captureIn(answer: unknown): unknown {
  const unit = fieldOf(fieldOf(answer, 'purchase_units'), '0');
  return fieldOf(fieldOf(fieldOf(unit, 'payments'), 'captures'), '0');
}

/** The provider's id of the capture, where its answer has one that can be stored. */
export function captureIdOf(answer: unknown): string | undefined {
  const id = textField(captureIn(answer), 'id');
  return id !== undefined && /^[\x21-\x7E]{1,64}$/u.test(id) ? id : undefined;
}

/** Whether the provider took money, whatever the amount and id. */
export function isTaken(answer: unknown): boolean {
  return textField(captureIn(answer), 'status') === 'COMPLETED';
}

/** Whether the provider is still reviewing the payment. */
export function isPending(answer: unknown): boolean {
  return textField(captureIn(answer), 'status') === 'PENDING';
}
