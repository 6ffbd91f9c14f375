import {
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type FocusEventHandler,
  type FormEvent,
  type RefObject,
} from 'react';
import { FormErrors } from './formErrors.ts';
import type { RootProps } from './rootProps.ts';

/** Props of every field, beside its value. `id`, `aria-*` and `ref` reach the control, the others its root element. */
export interface ControlProps<Control extends HTMLElement = HTMLInputElement> extends RootProps<Control> {
  /** Form field name. */
  name?: string | undefined;
  /** Id of the form that the field belongs to. @default the surrounding form */
  form?: string | undefined;
  /** Error message: what is wrong and how to fix it. Its presence marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Requires a value before the form can be submitted. @default false */
  required?: boolean | undefined;
  /** Disables the control. @default false */
  disabled?: boolean | undefined;
  /** Called when the control loses focus. */
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
  /** Called when the control receives focus. */
  onFocus?: FocusEventHandler<HTMLElement> | undefined;
}

/** Value of a field, controlled or not. */
export interface ValueProps<Value, Emitted = Value> {
  /** Current value; without it the field is uncontrolled. */
  value?: Value | undefined;
  /** Initial value of an uncontrolled field, which a form reset restores. */
  defaultValue?: Value | undefined;
  /** Called with the new value. */
  onChange?: ((value: Emitted) => void) | undefined;
}

type Native = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls of a form that can hold a value and are invalid. */
export const invalidControls = (form: HTMLFormElement): readonly Native[] =>
  [...form.elements].filter(
    (one): one is Native =>
      (one instanceof HTMLInputElement ||
        one instanceof HTMLTextAreaElement ||
        one instanceof HTMLSelectElement) &&
      one.willValidate &&
      !one.validity.valid,
  );

/** Element to focus for a control: itself, or the visible one of the same field. */
export function focusTarget(control: HTMLElement): HTMLElement {
  if (!control.hidden) return control;
  const field = control.closest('[data-kit]');
  return field?.querySelector<HTMLElement>('input:not([hidden]), button') ?? control;
}

interface FieldOptions<Value> {
  value?: Value | undefined;
  initial: Value;
  onChange?: ((value: Value) => unknown) | undefined;
  name?: string | undefined;
  errorMessage?: string | undefined;
}

interface FieldState<Value> {
  value: Value;
  change: (value: Value) => void;
  /** The message to show: of the caller, of the server, or of the browser. */
  error: string | undefined;
  onInvalid: (event: FormEvent<Native>) => void;
}

/**
 * Value and validation of a field. Native messages show in the field instead of a bubble; the first invalid field of
 * the form gets focus. A form reset restores the first value.
 */
export function useField<Value>(
  options: FieldOptions<Value>,
  control: RefObject<(HTMLElement & { form?: HTMLFormElement | null }) | null>,
): FieldState<Value> {
  const [own, setOwn] = useState<Value>(() =>
    options.value === undefined ? options.initial : options.value,
  );
  const first = useRef(own);
  const [native, setNative] = useState('');
  const errors = useContext(FormErrors);
  const [seen, setSeen] = useState<unknown>();
  const value = options.value === undefined ? own : options.value;
  const latest = useRef({ onChange: options.onChange, errors });
  useEffect(() => {
    latest.current = { onChange: options.onChange, errors };
  });
  // Stable, so that long lists of options stay fast.
  const change = useCallback((next: Value): void => {
    setOwn(() => next);
    setNative('');
    setSeen(latest.current.errors);
    latest.current.onChange?.(next);
  }, []);
  useEffect(() => {
    // On the document, where the form has already decided whether it resets.
    const onReset = (event: Event): void => {
      if (event.defaultPrevented || event.target !== control.current?.form) return;
      change(first.current);
    };
    document.addEventListener('reset', onReset);
    return () => document.removeEventListener('reset', onReset);
  }, [control, change]);
  const server = options.name === undefined || seen === errors ? undefined : errors[options.name];
  return {
    value,
    change,
    error: options.errorMessage ?? server ?? (native === '' ? undefined : native),
    onInvalid: (event) => {
      event.preventDefault();
      const { currentTarget } = event;
      setNative(currentTarget.validationMessage);
      if (currentTarget.form !== null && invalidControls(currentTarget.form)[0] === currentTarget)
        focusTarget(currentTarget).focus();
    },
  };
}
