'use client';
import type { ComponentProps, HTMLInputAutoCompleteAttribute, ReactElement, ReactNode, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { FieldFrame, useFieldIds } from './FieldFrame.tsx';
import * as css from './TextField.css.ts';

/** Props of every single-line field. */
export interface FieldProps {
  /** Visible label. */
  label: string;
  /** Form field name. */
  name?: string | undefined;
  /** Current text. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Help text under the field. */
  description?: ReactNode;
  /** Error message: what is wrong and how to fix it. Its presence marks the field as invalid. */
  error?: string | undefined;
  /** Requires a value before the form can be submitted. @default false */
  required?: boolean | undefined;
  /** Note beside the label, such as 'optional'. */
  optionalHint?: string | undefined;
  /** What the browser may autofill. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Virtual keyboard on phones. */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search' | 'none' | undefined;
  /** Example input; not a substitute for the label. */
  placeholder?: string | undefined;
  /** Disables the field. @default false */
  disabled?: boolean | undefined;
  /** Focuses the field when it mounts. @default false */
  autoFocus?: boolean | undefined;
  /** Ref to the native input, for example to focus the first field with an error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

type Native = 'onBlur' | 'onKeyDown' | 'role' | `aria-value${'now' | 'min' | 'max' | 'text'}`;

interface FieldLineProps extends FieldProps, Pick<ComponentProps<'input'>, Native> {
  kit: string;
  type: string;
  className?: string;
  labelHidden?: boolean | undefined;
  start?: ReactNode;
  end?: ReactNode;
}

/** Single-line input in its frame. */
export function Field(props: FieldLineProps): ReactElement {
  const { kit, type, className, start, end, label, labelHidden, value, onChange, ...rest } = props;
  const { description, error, optionalHint, disabled, ref, ...native } = rest;
  const ids = useFieldIds({ description, error });
  return (
    <FieldFrame
      kit={kit}
      ids={ids}
      label={label}
      labelHidden={labelHidden}
      optionalHint={optionalHint}
      description={description}
      error={error}
    >
      <div className={css.line}>
        {start !== undefined && <span className={css.start}>{start}</span>}
        <input
          {...native}
          ref={ref}
          id={ids.field}
          type={type}
          value={value}
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          {...ids.described}
          className={cx(
            css.input,
            start !== undefined && css.withStart,
            end !== undefined && css.withEnd,
            error !== undefined && css.invalid,
            disabled && css.disabled,
            className,
          )}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end !== undefined && <div className={css.end}>{end}</div>}
      </div>
    </FieldFrame>
  );
}
