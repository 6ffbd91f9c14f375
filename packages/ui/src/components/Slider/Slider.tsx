'use client';
import { useId, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { scripted } from '../../internal/scripted.ts';
import { shareOf } from '../../internal/shareOf.ts';
import { note } from '../../internal/text.css.ts';
import * as css from './Slider.css.ts';
import { afterKey, snap } from './steps.ts';

export interface SliderProps {
  /** What is set; always visible. */
  label: string;
  /** Where it stands. */
  value: number;
  /** Called with the new value: on a step, between the ends, with as many decimals as a step has. */
  onChange: (value: number) => void;
  /** The least. @default 0 */
  min?: number | undefined;
  /** The most. @default 100 */
  max?: number | undefined;
  /** From one place to the next; PageUp and PageDown go ten of them. @default 1 */
  step?: number | undefined;
  /** The value in words, with its unit. @default the number */
  formatValue?: ((value: number) => string) | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** A sentence of help under it. */
  description?: ReactNode;
  /** It cannot be moved now. */
  disabled?: boolean | undefined;
}

/** A number chosen along a line: a native range input whose keys step alike in every browser. */
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
    <div data-kit="Slider" className={css.root}>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true" className={css.value}>
          {formatValue(value)}
        </span>
      </div>
      <input
        ref={scripted('--share', `${shareOf(value, min, max) * 100}%`)}
        id={id}
        type="range"
        className={cx(css.input, disabled && css.off)}
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
