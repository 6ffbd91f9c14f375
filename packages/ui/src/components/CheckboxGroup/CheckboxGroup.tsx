'use client';
import { useRef, type ReactElement } from 'react';
import { HiddenValue } from '../../internal/HiddenValue.tsx';
import { useField, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { ChoiceRow } from '../Checkbox/ChoiceRow.tsx';
import { ChoiceFrame, type ChoiceGroupProps } from '../RadioGroup/ChoiceFrame.tsx';

export interface CheckboxGroupProps extends ChoiceGroupProps, ValueProps<readonly string[]> {
  /** Shows the choice without letting the user change it. @default false */
  readOnly?: boolean | undefined;
}

const none: readonly string[] = [];

/** Multiple choice: checkboxes in a fieldset. `value` lists the checked options, the latest last. */
export function CheckboxGroup(props: CheckboxGroupProps): ReactElement {
  const {
    options,
    value,
    defaultValue = none,
    onChange,
    name,
    form,
    required,
    readOnly,
    ref,
    ...frame
  } = props;
  const control = useOwnRef<HTMLInputElement>({ ref });
  const hidden = useRef<HTMLInputElement>(null);
  const state = useField({ ...props, value, initial: defaultValue, onChange }, hidden);
  return (
    <ChoiceFrame {...frame} error={state.error} kit="CheckboxGroup">
      <HiddenValue
        ref={hidden}
        name={undefined}
        form={form}
        required={required}
        value={state.value.join()}
        onInvalid={state.onInvalid}
      />
      {options.map(({ value: own, disabled, ...words }, index) => (
        <ChoiceRow
          key={own}
          {...words}
          kit="Checkbox"
          root={words}
          type="checkbox"
          ref={index === 0 ? control : undefined}
          name={name}
          form={form}
          value={own}
          checked={state.value.includes(own)}
          disabled={frame.disabled === true || disabled}
          invalid={state.error !== undefined}
          onChange={(event) => {
            if (readOnly === true) return;
            const others = state.value.filter((other) => other !== own);
            state.change(event.currentTarget.checked ? [...others, own] : others);
          }}
        />
      ))}
    </ChoiceFrame>
  );
}
