'use client';
import { memo, useCallback, useId, type FormEventHandler, type ReactElement, type Ref } from 'react';
import { useField, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { ChoiceRow } from '../Checkbox/ChoiceRow.tsx';
import { ChoiceFrame, type Choice, type ChoiceGroupProps } from './ChoiceFrame.tsx';

export interface RadioGroupProps extends ChoiceGroupProps, ValueProps<string | null, string> {
  /** Shows the choice without letting the user change it. @default false */
  readOnly?: boolean | undefined;
}

interface OptionProps {
  option: Choice;
  name: string;
  checked: boolean;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  form: string | undefined;
  onInvalid: FormEventHandler<HTMLInputElement>;
  ref: Ref<HTMLInputElement> | undefined;
  onChange: (value: string) => void;
}

const Option = memo(function Option({ option, onChange, disabled, ...row }: OptionProps): ReactElement {
  return (
    <ChoiceRow
      {...option}
      {...row}
      disabled={disabled || option.disabled}
      kit="RadioGroup.Option"
      root={option}
      type="radio"
      onChange={() => onChange(option.value)}
    />
  );
});

/** Single choice: native radio buttons in a fieldset. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const {
    options,
    value,
    defaultValue = null,
    onChange,
    required = false,
    name,
    form,
    readOnly,
    ref,
    ...frame
  } = props;
  const own = useId();
  const control = useOwnRef<HTMLInputElement>({ ref });
  const state = useField<string | null>(
    { ...props, value, initial: defaultValue, onChange: (next) => next !== null && onChange?.(next) },
    control,
  );
  const invalid = state.error !== undefined;
  const { change } = state;
  const choose = useCallback((next: string) => readOnly !== true && change(next), [readOnly, change]);
  return (
    <ChoiceFrame
      {...frame}
      error={state.error}
      kit="RadioGroup"
      group={{ role: 'radiogroup', 'aria-invalid': invalid, 'aria-required': required }}
    >
      {options.map((option, index) => (
        <Option
          key={option.value}
          ref={index === 0 ? control : undefined}
          option={option}
          name={name ?? own}
          form={form}
          checked={option.value === state.value}
          disabled={frame.disabled === true}
          required={required}
          invalid={invalid}
          onInvalid={state.onInvalid}
          onChange={choose}
        />
      ))}
    </ChoiceFrame>
  );
}
