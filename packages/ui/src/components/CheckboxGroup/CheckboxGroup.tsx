'use client';
import type { ReactElement } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ChoiceFrame, type ChoiceGroupProps } from '../RadioGroup/ChoiceFrame.tsx';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** The ticked ones. */
  values: readonly string[];
  /** Called with all that are to be ticked, the newest last. */
  onChange: (values: readonly string[]) => void;
}

/** Some out of several: checkboxes in a fieldset. */
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
