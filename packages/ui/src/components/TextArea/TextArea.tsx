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
import { scripted } from '../../internal/scripted.ts';
import { FieldFrame, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as field from '../TextField/TextField.css.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps {
  /** What to write; always visible. */
  label: string;
  /** Name in a form. */
  name?: string | undefined;
  /** The text. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Lines it has while it is empty. @default 4 */
  rows?: number | undefined;
  /** Most characters it takes; the number of those used is shown. */
  maxLength?: number | undefined;
  /** A sentence of help under the field. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence marks the field as invalid. */
  error?: string | undefined;
  /** The form cannot be sent without it. */
  required?: boolean | undefined;
  /** A word such as 'optional' beside the label. */
  optionalHint?: string | undefined;
  /** An example of what to write; never the only label. */
  placeholder?: string | undefined;
  /** Nothing can be written now. */
  disabled?: boolean | undefined;
  /** The native element. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text with a visible label; help and errors sit under it. */
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
  useLayoutEffect(() => scripted('--rows', String(rows))(area.current), [rows]);
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
        className={cx(field.input, css.area, error !== undefined && field.invalid, disabled && field.off)}
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
