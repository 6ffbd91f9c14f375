'use client';
import type { ReactElement, ReactNode, Ref } from 'react';
import { ChoiceRow } from './ChoiceRow.tsx';

export interface CheckboxProps {
  /** The sentence that is ticked. */
  label: ReactNode;
  /** A sentence about what a tick changes. */
  description?: ReactNode;
  /** Whether it is ticked. */
  checked: boolean;
  /** Called with the new value. */
  onChange: (checked: boolean) => void;
  /** Name in a form. */
  name?: string | undefined;
  /** What a form sends while it is ticked. @default 'on' */
  value?: string | undefined;
  /** The box cannot be used now. */
  disabled?: boolean | undefined;
  /** Something is wrong with it; the words of its form say what. */
  invalid?: boolean | undefined;
  /** The native input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native checkbox with its sentence. */
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
