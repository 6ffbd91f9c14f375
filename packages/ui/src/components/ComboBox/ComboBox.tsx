'use client';
import { useRef, type ReactElement } from 'react';
import { HiddenValue } from '../../internal/HiddenValue.tsx';
import { useField, type ValueProps } from '../../internal/useField.ts';
import { ComboBoxControl, type ComboBoxFieldProps } from './ComboBoxControl.tsx';

export interface ComboBoxProps extends ComboBoxFieldProps, ValueProps<string | null> {}

/** Single choice from a list filtered as you type. */
export function ComboBox(props: ComboBoxProps): ReactElement {
  const { name, form, required = false, disabled = false } = props;
  const hidden = useRef<HTMLInputElement>(null);
  const field = useField<string | null>({ ...props, initial: props.defaultValue ?? null }, hidden);
  const { error, value } = field;
  return (
    <ComboBoxControl
      kit="ComboBox"
      mode="single"
      field={props}
      value={value}
      onChange={(key) => field.change(key === null ? null : String(key))}
      error={error}
    >
      <HiddenValue
        ref={hidden}
        value={value ?? ''}
        onInvalid={field.onInvalid}
        {...{ name, form, required, disabled }}
      />
    </ComboBoxControl>
  );
}
