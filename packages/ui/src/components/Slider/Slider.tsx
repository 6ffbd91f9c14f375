'use client';
import { useId, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { setStyleRef } from '../../internal/setStyleRef.ts';
import { shareOf } from '../../internal/shareOf.ts';
import { note } from '../../internal/text.css.ts';
import * as css from './Slider.css.ts';
import { afterKey, snap } from './steps.ts';

export interface SliderProps extends RootProps {
  /** Visible label. */
  label: string;
  /** Current value. */
  value: number;
  /** Called with the new value, rounded to `step` and clamped to `min` and `max`. */
  onChange: (value: number) => void;
  /** Minimum value. @default 0 */
  min?: number | undefined;
  /** Maximum value. @default 100 */
  max?: number | undefined;
  /** Step; PageUp and PageDown move ten steps. @default 1 */
  step?: number | undefined;
  /** Formats the value with its unit. @default the number */
  formatValue?: ((value: number) => string) | undefined;
  /** Form field name. */
  name?: string | undefined;
  /** Help text under the slider. */
  description?: ReactNode;
  /** Disables the slider. @default false */
  disabled?: boolean | undefined;
}

/** Native range input whose keys behave the same in every browser. */
export function Slider(props: SliderProps): ReactElement {
  const { label, onChange, min = 0, max = 100, step = 1, description, disabled = false, name } = props;
  const { formatValue = (number) => String(number) } = props;
  const id = useId();
  const range = { min, max, step };
  const value = snap(props.value, range);
  const helpId = description === undefined ? undefined : `${id}-help`;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = afterKey(event.key, event.currentTarget.matches(':dir(rtl)'), value, range);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== value) onChange(next);
  };
  return (
    <div data-kit="Slider" {...rootProps(props, css.root)}>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true" className={css.value}>
          {formatValue(value)}
        </span>
      </div>
      <input
        ref={setStyleRef('--share', `${shareOf(value, min, max) * 100}%`)}
        id={id}
        type="range"
        className={cx(css.input, disabled && css.disabled)}
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={formatValue(value)}
        aria-describedby={helpId}
        onChange={(event) => onChange(snap(event.currentTarget.valueAsNumber, range))}
        onKeyDown={onKeyDown}
      />
      {helpId !== undefined && (
        <div id={helpId} className={note}>
          {description}
        </div>
      )}
    </div>
  );
}
