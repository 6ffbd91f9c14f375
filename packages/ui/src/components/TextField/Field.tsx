'use client';
import type { ComponentProps, HTMLInputAutoCompleteAttribute, ReactElement, ReactNode } from 'react';
import { useField, type ControlProps, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { withoutFrame } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { FieldFrame, useFieldIds } from './FieldFrame.tsx';
import * as css from './TextField.css.ts';

/** Props of every single-line field. */
export interface FieldProps extends ControlProps, ValueProps<string> {
  /** Visible label. */
  label: string;
  /** Help text under the field. */
  description?: ReactNode;
  /** Note beside the label, such as 'optional'. */
  optionalHint?: string | undefined;
  /** What the browser may autofill. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Virtual keyboard on phones. */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search' | 'none' | undefined;
  /** Example input; not a substitute for the label. */
  placeholder?: string | undefined;
  /** Shows the text without letting the user change it. @default false */
  readOnly?: boolean | undefined;
  /** Minimum number of characters. */
  minLength?: number | undefined;
  /** Maximum number of characters. */
  maxLength?: number | undefined;
  /** Regular expression that the whole text must match. */
  pattern?: string | undefined;
  /** Focuses the field when it mounts. @default false */
  autoFocus?: boolean | undefined;
}

type Native = 'onKeyDown' | 'role' | 'min' | 'max' | 'step';

interface FieldLineProps extends FieldProps, Pick<ComponentProps<'input'>, Native> {
  kit: string;
  type: string;
  inputClass?: string;
  labelHidden?: boolean | undefined;
  start?: ReactNode;
  end?: ReactNode;
}

/** Single-line input in its frame. */
export function Field(props: FieldLineProps): ReactElement {
  const {
    kit,
    type,
    inputClass,
    start,
    end,
    label,
    labelHidden,
    value: given,
    defaultValue,
    ...rest
  } = props;
  const { onChange, description, errorMessage, optionalHint, disabled, ref, ...native } = rest;
  const control = useOwnRef<HTMLInputElement>({ ref });
  const { value, change, error, onInvalid } = useField(
    { value: given, initial: defaultValue ?? '', onChange, name: props.name, errorMessage },
    control,
  );
  const ids = useFieldIds({ ...native, description, error });
  return (
    <FieldFrame
      kit={kit}
      root={props}
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
          {...withoutFrame(native)}
          ref={control}
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
            inputClass,
          )}
          data-part="control"
          onInvalid={onInvalid}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {end !== undefined && <div className={css.end}>{end}</div>}
      </div>
    </FieldFrame>
  );
}
