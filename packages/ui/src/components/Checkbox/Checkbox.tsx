'use client';
import type { ReactElement, ReactNode } from 'react';
import { controlProps } from '../../internal/rootProps.ts';
import { useField, type ControlProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { FieldNotes, useFieldIds } from '../TextField/FieldFrame.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';

export interface CheckboxProps extends ControlProps {
  /** Checkbox label. */
  label: ReactNode;
  /** Help text: what checking it changes. */
  description?: ReactNode;
  /** Whether the box is checked; without it the checkbox is uncontrolled. */
  checked?: boolean | undefined;
  /** Initial state of an uncontrolled checkbox, which a form reset restores. @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((checked: boolean) => void) | undefined;
  /** Form value submitted while checked. @default 'on' */
  value?: string | undefined;
  /** Shows the state without letting the user change it. @default false */
  readOnly?: boolean | undefined;
  /** Marks the checkbox as invalid without a message; the form shows it. @default false */
  invalid?: boolean | undefined;
}

/** Native checkbox with a label. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { label, description, checked, defaultChecked, onChange, name, form, value, required, disabled } =
    props;
  const control = useOwnRef<HTMLInputElement>(props);
  const state = useField(
    { ...props, value: checked, initial: defaultChecked ?? false, onChange, name },
    control,
  );
  const ids = useFieldIds({ error: state.error, 'aria-describedby': props['aria-describedby'] });
  return (
    <>
      <ChoiceRow
        {...controlProps(props)}
        {...ids.described}
        {...{ label, description, name, form, value, required, disabled }}
        root={props}
        ref={control}
        kit="Checkbox"
        type="checkbox"
        invalid={props.invalid === true || state.error !== undefined}
        checked={state.value}
        onInvalid={state.onInvalid}
        onChange={(event) => {
          if (props.readOnly !== true) state.change(event.currentTarget.checked);
        }}
      />
      {state.error !== undefined && <FieldNotes ids={ids} error={state.error} />}
    </>
  );
}
