'use client';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { useField, type ControlProps, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { withoutFrame } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { setStyleRef } from '../../internal/setStyleRef.ts';
import { FieldFrame, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as field from '../TextField/TextField.css.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends ControlProps<HTMLTextAreaElement>, ValueProps<string> {
  /** Visible label. */
  label: string;
  /** Number of lines while empty. @default 4 */
  rows?: number | undefined;
  /** Minimum number of characters. */
  minLength?: number | undefined;
  /** Maximum number of characters; the number used is shown. */
  maxLength?: number | undefined;
  /** Help text under the field. */
  description?: ReactNode;
  /** Note beside the label, such as 'optional'. */
  optionalHint?: string | undefined;
  /** Example text; not a substitute for the label. */
  placeholder?: string | undefined;
  /** Shows the text without letting the user change it. @default false */
  readOnly?: boolean | undefined;
}

/** Multi-line text field with a visible label, help and errors. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { label, value: given, defaultValue, onChange, rows = 4, description, errorMessage, ...rest } = props;
  const { optionalHint, disabled, ref, ...native } = rest;
  const area = useOwnRef<HTMLTextAreaElement>({ ref });
  const { value, change, error, onInvalid } = useField(
    { value: given, initial: defaultValue ?? '', onChange, name: props.name, errorMessage },
    area,
  );
  const ids = useFieldIds({ ...native, description, error });
  useLayoutEffect(() => setStyleRef('--rows', String(rows))(area.current), [area, rows]);
  return (
    <FieldFrame
      kit="TextArea"
      root={props}
      ids={ids}
      label={label}
      optionalHint={optionalHint}
      description={description}
      error={error}
    >
      <textarea
        {...withoutFrame(native)}
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
        data-part="control"
        onInvalid={onInvalid}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {native.maxLength !== undefined && (
        <span className={css.count}>
          {value.length} / {native.maxLength}
        </span>
      )}
    </FieldFrame>
  );
}
