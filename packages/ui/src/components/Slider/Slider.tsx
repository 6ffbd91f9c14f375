'use client';
import { useId, useLayoutEffect, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useField, type ControlProps, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useFigures } from '../../internal/figures.ts';
import { FieldNotes, useFieldIds } from '../TextField/FieldFrame.tsx';
import { controlProps, frameProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { setStyleRef } from '../../internal/setStyleRef.ts';
import { shareOf } from '../../internal/shareOf.ts';
import { note } from '../../internal/text.css.ts';
import * as css from './Slider.css.ts';
import { afterKey, snap } from './steps.ts';

export interface SliderProps extends Omit<ControlProps, 'required'>, ValueProps<number> {
  /** Visible label. */
  label: string;
  /** Minimum value. @default 0 */
  min?: number | undefined;
  /** Maximum value. @default 100 */
  max?: number | undefined;
  /** Step; PageUp and PageDown move ten steps. @default 1 */
  step?: number | undefined;
  /** Formats the value with its unit. @default the number */
  formatValue?: ((value: number) => string) | undefined;
  /** Help text under the slider. */
  description?: ReactNode;
}

/** Native range input whose keys behave the same in every browser. */
export function Slider(props: SliderProps): ReactElement {
  const { label, onChange, form, min = 0, max = 100, step = 1, description, disabled = false, name } = props;
  const { figure } = useFigures();
  const { formatValue = figure } = props;
  const own = useId();
  const { id = own } = props;
  const control = useOwnRef<HTMLInputElement>(props);
  const range = { min, max, step };
  const state = useField({ ...props, initial: props.defaultValue ?? min, onChange }, control);
  const value = snap(state.value, range);
  const ids = useFieldIds({ error: state.error, 'aria-describedby': props['aria-describedby'] });
  useLayoutEffect(() => setStyleRef('--share', `${shareOf(value, min, max) * 100}%`)(control.current));
  const helpId = description === undefined ? undefined : `${id}-help`;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = afterKey(event.key, event.currentTarget.matches(':dir(rtl)'), value, range);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== value) state.change(next);
  };
  return (
    <div data-kit="Slider" {...frameProps(props, css.root)}>
      <div data-part="head" className={css.head}>
        <label htmlFor={id} data-part="label">
          {label}
        </label>
        <span aria-hidden="true" className={css.value}>
          {formatValue(value)}
        </span>
      </div>
      <input
        {...controlProps(props)}
        ref={control}
        id={id}
        form={form}
        data-part="control"
        type="range"
        className={cx(css.input, disabled && css.disabled)}
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={formatValue(value)}
        aria-describedby={cx(ids.described['aria-describedby'], helpId) || undefined}
        aria-invalid={state.error === undefined ? undefined : true}
        onInvalid={state.onInvalid}
        onChange={(event) => state.change(snap(event.currentTarget.valueAsNumber, range))}
        onKeyDown={onKeyDown}
      />
      {helpId !== undefined && (
        <div id={helpId} className={note}>
          {description}
        </div>
      )}
      <FieldNotes ids={ids} error={state.error} />
    </div>
  );
}
