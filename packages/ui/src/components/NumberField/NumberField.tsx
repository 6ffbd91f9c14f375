'use client';
import {
  useContext,
  useState,
  type MouseEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useField, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { announce } from '../../internal/announcer.ts';
import { numbersOf } from '../../internal/numbers.ts';
import { LanguageContext, useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { decimalsOf } from '../Slider/steps.ts';
import { Field, type FieldProps } from '../TextField/Field.tsx';
import { english } from './messages.ts';
import * as css from './NumberField.css.ts';

export interface NumberFieldProps
  extends
    Omit<
      FieldProps,
      keyof ValueProps<string> | 'autoComplete' | 'inputMode' | 'minLength' | 'maxLength' | 'pattern'
    >,
    ValueProps<number | null> {
  /** Minimum; lower values are clamped on blur. */
  min?: number | undefined;
  /** Maximum; higher values are clamped on blur. */
  max?: number | undefined;
  /** Step of the arrow keys and buttons; PageUp and PageDown move ten steps. @default 1 */
  step?: number | undefined;
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Error message for input that is not a number. @default 'Enter a number in digits, such as 12.5.' */
  noNumberText?: string | undefined;
}

// Number of steps per key; Home and End go to the minimum and maximum, if set.
const stepsOf: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** Adds without floating-point noise such as 0.1 + 0.2. */
const after = (value: number, way: number, step: number): number =>
  Number((value + way).toFixed(Math.min(100, Math.max(decimalsOf(value), decimalsOf(step)))));

/** State while the user is not typing. */
const written = { text: '', isLeft: false };

const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Number input with step keys and buttons, formatted for the page's language. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const words = useMessages('NumberField', english);
  const { read, write } = numbersOf(useContext(LanguageContext).locale);
  const {
    value: given,
    defaultValue,
    onChange,
    min,
    max,
    step = 1,
    name,
    noNumberText,
    ref,
    ...field
  } = props;
  const control = useOwnRef<HTMLInputElement>({ ref });
  const number = useField<number | null>(
    { ...field, name, value: given, initial: defaultValue ?? null, onChange },
    control,
  );
  const [draft, setDraft] = useState(written);
  const value = number.value !== null && Number.isFinite(number.value) ? number.value : undefined;
  const [least, most] = [min ?? -Infinity, max ?? Infinity];
  const clamp = (wide: number): number => Math.min(most, Math.max(least, wide));
  const change = (next: number | undefined): void => {
    if (next !== value) number.change(next ?? null);
  };

  // Keeps the typed text while it means the current value; `1.` may become `1.5`.
  const parse = (text: string): number | undefined => {
    const typed = read(text);
    return Number.isNaN(typed) ? undefined : typed;
  };
  const isDraft = draft.text !== '' && parse(draft.text) === value;
  const shown = value === undefined ? '' : write(value);
  const isWrong = isDraft && draft.isLeft && value === undefined;

  const go = (steps: number): number | undefined => {
    // From an empty field, the first step goes to the value nearest zero.
    const far = Number.isFinite(steps) ? 0 : steps;
    const next = clamp(value === undefined || far !== 0 ? far : after(value, steps * step, step));
    if (!Number.isFinite(next)) return undefined;
    setDraft(written);
    change(next);
    return next;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = stepsOf[event.key];
    if (
      steps === undefined ||
      field.readOnly === true ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    if (go(steps) !== undefined) event.preventDefault();
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    field.onBlur?.(event);
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
      // The arrow keys do the same, so the buttons are not tab stops.
      tabIndex={-1}
      disabled={
        field.disabled === true ||
        field.readOnly === true ||
        (value !== undefined && clamp(value + steps) === value)
      }
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
      ref={control}
      kit="NumberField"
      type="text"
      role="spinbutton"
      // Phone number pads have no minus sign.
      inputMode={least < 0 && min !== undefined ? 'text' : 'decimal'}
      autoComplete="off"
      inputClass={css.input}
      value={isDraft ? draft.text : shown}
      onChange={(text) => {
        setDraft({ text, isLeft: false });
        change(parse(text));
      }}
      errorMessage={number.error ?? (isWrong ? (noNumberText ?? words.noNumber(write(12.5))) : undefined)}
      // aria-valuenow must not contain an exponent; aria-valuetext has the number anyway.
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
          {/* The form submits the plain number, not the formatted text. */}
          {name !== undefined && (
            <input
              type="hidden"
              name={name}
              form={field.form}
              disabled={field.disabled}
              value={value ?? ''}
            />
          )}
        </span>
      }
    />
  );
}
