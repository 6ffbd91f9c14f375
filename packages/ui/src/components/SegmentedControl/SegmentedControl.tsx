'use client';
import { useId, type ReactElement } from 'react';
import { useField, type ControlProps, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { FieldNotes, useFieldIds } from '../TextField/FieldFrame.tsx';
import { controlProps, frameProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import * as css from './SegmentedControl.css.ts';

/** Segment of the control. */
export interface Segment {
  /** Stable key, unique in the list. */
  id: string;
  /** Short label. */
  label: string;
  /** Screen reader text for an abbreviated label, such as 'last 7 days' for '7d'. */
  spoken?: string | undefined;
  /** Disables the option. @default false */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps extends Omit<ControlProps, 'required'>, ValueProps<string> {
  /** Group label; visible unless `labelHidden`. */
  label: string;
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Segments in order. */
  options: readonly Segment[];
  /** Segment height: 24 or 30 px. @default 'md' */
  size?: 'sm' | 'md' | undefined;
}

/** Single choice among a few visible options: native radio buttons in one row. */
export function SegmentedControl(props: SegmentedControlProps): ReactElement {
  const {
    label,
    labelHidden = false,
    options,
    value,
    defaultValue,
    onChange,
    name,
    form,
    size = 'md',
    disabled = false,
  } = props;
  const own = useId();
  const control = useOwnRef<HTMLInputElement>(props);
  const state = useField(
    { ...props, value, initial: defaultValue ?? options[0]?.id ?? '', onChange },
    control,
  );
  const ids = useFieldIds({ error: state.error, 'aria-describedby': props['aria-describedby'] });
  return (
    <fieldset
      data-kit="SegmentedControl"
      role="radiogroup"
      disabled={disabled}
      {...controlProps(props)}
      {...ids.described}
      {...frameProps(props, css.root)}
    >
      <legend data-part="label" className={labelHidden ? visuallyHidden : css.label}>
        {label}
      </legend>
      <span className={css.track}>
        {options.map((option, index) => (
          <label key={option.id} className={cx(css.segment, css.sizes[size])}>
            <input
              type="radio"
              className={css.input}
              ref={index === 0 ? control : undefined}
              form={form}
              name={name ?? own}
              onInvalid={state.onInvalid}
              value={option.id}
              checked={option.id === state.value}
              disabled={disabled || option.disabled}
              onChange={() => state.change(option.id)}
            />
            <span>
              {option.label}{' '}
              {option.spoken !== undefined && <span className={visuallyHidden}>{option.spoken}</span>}
            </span>
          </label>
        ))}
      </span>
      <FieldNotes ids={ids} error={state.error} />
    </fieldset>
  );
}
