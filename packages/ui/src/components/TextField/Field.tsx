'use client';
import type { ComponentProps, HTMLInputAutoCompleteAttribute, ReactElement, ReactNode, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { FieldFrame, useFieldIds } from './FieldFrame.tsx';
import * as css from './TextField.css.ts';

/** What every field with one line of text takes. */
export interface FieldProps {
  /** What to fill in; always visible. */
  label: string;
  /** Name in a form. */
  name?: string | undefined;
  /** The text in the field. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** A sentence of help under the field. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence marks the field as invalid. */
  error?: string | undefined;
  /** The form cannot be sent without it. */
  required?: boolean | undefined;
  /** A word such as 'optional' beside the label. */
  optionalHint?: string | undefined;
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search' | 'none' | undefined;
  /** An example of what to fill in; never the only label. */
  placeholder?: string | undefined;
  /** The field cannot be used now. */
  disabled?: boolean | undefined;
  /** Take focus when the field appears. */
  autoFocus?: boolean | undefined;
  /** The native input, for instance to focus the first field with an error. */
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

/** One line of text in its frame. */
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
            disabled && css.off,
            className,
          )}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end !== undefined && <div className={css.end}>{end}</div>}
      </div>
    </FieldFrame>
  );
}
