'use client';
import type { ReactElement, ReactNode, Ref } from 'react';
import { ChoiceRow } from './ChoiceRow.tsx';

export interface CheckboxProps {
  /** Checkbox label. */
  label: ReactNode;
  /** Help text: what checking it changes. */
  description?: ReactNode;
  /** Whether the box is checked. */
  checked: boolean;
  /** Called with the new value. */
  onChange: (checked: boolean) => void;
  /** Form field name. */
  name?: string | undefined;
  /** Form value submitted while checked. @default 'on' */
  value?: string | undefined;
  /** Disables the checkbox. @default false */
  disabled?: boolean | undefined;
  /** Marks the checkbox as invalid; the form shows the message. @default false */
  invalid?: boolean | undefined;
  /** Ref to the native input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Native checkbox with a label. */
export function Checkbox({ onChange, ...choice }: CheckboxProps): ReactElement {
  return (
    <ChoiceRow
      {...choice}
      kit="Checkbox"
      type="checkbox"
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
