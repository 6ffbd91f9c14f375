'use client';
import { memo, useId, type ReactElement } from 'react';
import { ChoiceRow } from '../Checkbox/ChoiceRow.tsx';
import { ChoiceFrame, type Choice, type ChoiceGroupProps } from './ChoiceFrame.tsx';

export interface RadioGroupProps extends ChoiceGroupProps {
  /** Value of the selected option, or null. */
  value: string | null;
  /** Called with the value of the selected option. */
  onChange: (value: string) => void;
  /** Requires a choice before the form can be submitted. @default false */
  required?: boolean | undefined;
}

interface OptionProps {
  option: Choice;
  name: string;
  checked: boolean;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  onChange: (value: string) => void;
}

const Option = memo(function Option({ option, onChange, disabled, ...row }: OptionProps): ReactElement {
  return (
    <ChoiceRow
      {...option}
      {...row}
      disabled={disabled || option.disabled}
      kit="RadioGroup.Option"
      type="radio"
      onChange={() => onChange(option.value)}
    />
  );
});

/** Single choice: native radio buttons in a fieldset. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { options, value, onChange, required = false, name, ...frame } = props;
  const own = useId();
  const invalid = frame.error !== undefined;
  return (
    <ChoiceFrame
      {...frame}
      kit="RadioGroup"
      group={{ role: 'radiogroup', 'aria-invalid': invalid, 'aria-required': required }}
    >
      {options.map((option) => (
        <Option
          key={option.value}
          option={option}
          name={name ?? own}
          checked={option.value === value}
          disabled={frame.disabled === true}
          required={required}
          invalid={invalid}
          onChange={onChange}
        />
      ))}
    </ChoiceFrame>
  );
}
