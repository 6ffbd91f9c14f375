'use client';
import { useContext, useRef, type ReactElement } from 'react';
import { HiddenValue } from '../../internal/HiddenValue.tsx';
import { useField, type ValueProps } from '../../internal/useField.ts';
import { LanguageContext } from '../../messages/context.ts';
import { SelectControl, type SelectFieldProps } from '../Select/SelectControl.tsx';

export interface MultiSelectProps extends SelectFieldProps, ValueProps<readonly string[]> {}

const none: readonly string[] = [];

/** Several choices from a dropdown list. `value` lists the chosen options; a form submits one entry for each. */
export function MultiSelect(props: MultiSelectProps): ReactElement {
  const { name, form, required = false, disabled = false } = props;
  const { locale } = useContext(LanguageContext);
  const hidden = useRef<HTMLInputElement>(null);
  const { value, change, error, onInvalid } = useField<readonly string[]>(
    { ...props, initial: props.defaultValue ?? none },
    hidden,
  );
  const known = props.options.filter((option) => value.includes(option.id)).map((option) => option.id);
  return (
    <SelectControl
      kit="MultiSelect"
      mode="multiple"
      field={props}
      value={value}
      change={change}
      error={error}
      shown={(chosen) =>
        new Intl.ListFormat(locale, { type: 'unit' }).format(chosen.map((option) => option.label))
      }
    >
      <HiddenValue
        ref={hidden}
        name={undefined}
        value={known.join()}
        {...{ onInvalid, form, required, disabled }}
      />
      {name !== undefined &&
        known.map((id) => <input key={id} type="hidden" value={id} {...{ name, form, disabled }} />)}
    </SelectControl>
  );
}
