'use client';
import type { ReactElement } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ChoiceFrame, type ChoiceGroupProps } from '../RadioGroup/ChoiceFrame.tsx';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** Values of the checked options. */
  values: readonly string[];
  /** Called with the new list of checked values, the latest last. */
  onChange: (values: readonly string[]) => void;
}

/** Multiple choice: checkboxes in a fieldset. */
export function CheckboxGroup(props: CheckboxGroupProps): ReactElement {
  const { options, values, onChange, name, ...frame } = props;
  return (
    <ChoiceFrame {...frame} kit="CheckboxGroup">
      {options.map(({ value, disabled, ...words }) => (
        <Checkbox
          key={value}
          {...words}
          name={name}
          value={value}
          checked={values.includes(value)}
          disabled={frame.disabled === true || disabled}
          invalid={frame.error !== undefined}
          onChange={(checked) =>
            onChange(checked ? [...values, value] : values.filter((other) => other !== value))
          }
        />
      ))}
    </ChoiceFrame>
  );
}
