'use client';
import { useContext, useState, type MouseEvent, type KeyboardEvent, type ReactElement } from 'react';
import { announce } from '../../internal/announcer.ts';
import { numbersOf } from '../../internal/numbers.ts';
import { LanguageContext, useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { decimalsOf } from '../Slider/steps.ts';
import { Field, type FieldProps } from '../TextField/Field.tsx';
import { english } from './messages.ts';
import * as css from './NumberField.css.ts';

export interface NumberFieldProps extends Omit<
  FieldProps,
  'value' | 'onChange' | 'autoComplete' | 'inputMode'
> {
  /** The number, or undefined while there is none. */
  value: number | undefined;
  /** Called with the new number, or with undefined while what is written is none. */
  onChange: (value: number | undefined) => void;
  /** The least; what is less becomes it when the field is left. */
  min?: number | undefined;
  /** The most; what is more becomes it when the field is left. */
  max?: number | undefined;
  /** How far an arrow key or a button goes; PageUp and PageDown go ten of it. @default 1 */
  step?: number | undefined;
  /** Keep the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** What is wrong with words that are no number. @default 'Write a number in digits, such as 12.5.' */
  noNumberText?: string | undefined;
}

// How many steps a key goes; Home and End go to an end, where there is one.
const stepsOf: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** A sum free of the dust that 0.1 + 0.2 leaves behind. */
const after = (value: number, way: number, step: number): number =>
  Number((value + way).toFixed(Math.min(100, Math.max(decimalsOf(value), decimalsOf(step)))));

/** Nothing is being written. */
const written = { text: '', isLeft: false };

const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** A number that is written, or stepped by keys and buttons; written as the language of the page does. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const words = useMessages('NumberField', english);
  const { read, write } = numbersOf(useContext(LanguageContext).locale);
  const { value: given, onChange, min, max, step = 1, name, error, noNumberText, ...field } = props;
  const [draft, setDraft] = useState(written);
  const value = given !== undefined && Number.isFinite(given) ? given : undefined;
  const [least, most] = [min ?? -Infinity, max ?? Infinity];
  const clamp = (number: number): number => Math.min(most, Math.max(least, number));
  const change = (next: number | undefined): void => {
    if (next !== value) onChange(next);
  };

  // What was written stays as it is while it means the value; `1.` is on its way to `1.5`.
  const meant = (text: string): number | undefined => {
    const number = read(text);
    return Number.isNaN(number) ? undefined : number;
  };
  const isDraft = draft.text !== '' && meant(draft.text) === value;
  const shown = value === undefined ? '' : write(value);
  const isWrong = isDraft && draft.isLeft && value === undefined;

  const go = (steps: number): number | undefined => {
    // From nowhere the first step leads to the place nearest to zero; none is as long as the way to an end.
    const far = Number.isFinite(steps) ? 0 : steps;
    const next = clamp(value === undefined || far !== 0 ? far : after(value, steps * step, step));
    if (!Number.isFinite(next)) return undefined;
    setDraft(written);
    change(next);
    return next;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = stepsOf[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (go(steps) !== undefined) event.preventDefault();
  };
  const onBlur = (): void => {
    if (isDraft && value === undefined) setDraft({ ...draft, isLeft: true });
    else {
      setDraft(written);
      if (value !== undefined) change(clamp(value));
    }
  };
  const button = (icon: 'minus' | 'plus', label: string, steps: 1 | -1): ReactElement => (
    <IconButton
      size="sm"
      icon={icon}
      label={label}
      // The arrow keys do the same, so the buttons are no stops on the way.
      tabIndex={-1}
      disabled={field.disabled === true || (value !== undefined && clamp(value + steps) === value)}
      onMouseDown={keepFocus}
      onClick={() => {
        const next = go(steps);
        if (next !== undefined) announce(write(next));
      }}
    />
  );
  return (
    <Field
      {...field}
      kit="NumberField"
      type="text"
      role="spinbutton"
      // The digits of a phone have no minus.
      inputMode={least < 0 && min !== undefined ? 'text' : 'decimal'}
      autoComplete="off"
      className={css.input}
      value={isDraft ? draft.text : shown}
      onChange={(text) => {
        setDraft({ text, isLeft: false });
        change(meant(text));
      }}
      error={error ?? (isWrong ? (noNumberText ?? words.noNumber(write(12.5))) : undefined)}
      // No exponent may stand here; the text says the number in any case.
      aria-valuenow={String(value).includes('e+') || String(value).includes('e-') ? undefined : value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={value === undefined ? undefined : shown}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      end={
        <span className={css.buttons}>
          {button('minus', words.decrease(field.label), -1)}
          {button('plus', words.increase(field.label), 1)}
          {/* A form takes the number, not the way it is written here. */}
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
        </span>
      }
    />
  );
}
