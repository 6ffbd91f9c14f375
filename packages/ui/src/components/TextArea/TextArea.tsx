'use client';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { setStyleRef } from '../../internal/setStyleRef.ts';
import { FieldFrame, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as field from '../TextField/TextField.css.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps {
  /** Visible label. */
  label: string;
  /** Form field name. */
  name?: string | undefined;
  /** Current text. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Number of lines while empty. @default 4 */
  rows?: number | undefined;
  /** Maximum number of characters; the number used is shown. */
  maxLength?: number | undefined;
  /** Help text under the field. */
  description?: ReactNode;
  /** Error message: what is wrong and how to fix it. Its presence marks the field as invalid. */
  error?: string | undefined;
  /** Requires a value before the form can be submitted. @default false */
  required?: boolean | undefined;
  /** Note beside the label, such as 'optional'. */
  optionalHint?: string | undefined;
  /** Example text; not a substitute for the label. */
  placeholder?: string | undefined;
  /** Disables the field. @default false */
  disabled?: boolean | undefined;
  /** Ref to the native textarea. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Multi-line text field with a visible label, help and errors. */
export function TextArea(props: TextAreaProps): ReactElement {
  const {
    label,
    value,
    onChange,
    rows = 4,
    description,
    error,
    optionalHint,
    disabled,
    ref,
    ...native
  } = props;
  const ids = useFieldIds({ description, error });
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current);
  useLayoutEffect(() => setStyleRef('--rows', String(rows))(area.current), [rows]);
  return (
    <FieldFrame
      kit="TextArea"
      ids={ids}
      label={label}
      optionalHint={optionalHint}
      description={description}
      error={error}
    >
      <textarea
        {...native}
        ref={area}
        id={ids.field}
        rows={rows}
        value={value}
        disabled={disabled}
        aria-invalid={error === undefined ? undefined : true}
        {...ids.described}
        className={cx(
          field.input,
          css.area,
          error !== undefined && field.invalid,
          disabled && field.disabled,
        )}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {native.maxLength !== undefined && (
        <span className={css.count}>
          {value.length} / {native.maxLength}
        </span>
      )}
    </FieldFrame>
  );
}
