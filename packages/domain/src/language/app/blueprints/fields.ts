import type { AppField } from '../spec.ts';

/** A line of text, required unless said otherwise. */
export const text = (name: string, label: string, more: Partial<AppField> = {}): AppField => ({
  name,
  label,
  type: 'text',
  required: true,
  ...more,
});
/** A text of several lines. */
export const long = (name: string, label: string): AppField => ({ name, label, type: 'long' });
export const email: AppField = { name: 'email', label: 'Email', type: 'email', required: true };
