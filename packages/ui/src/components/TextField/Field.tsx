import {
  useId,
  type HTMLInputAutoCompleteAttribute,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
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

interface FieldFrameProps extends FieldProps {
  kit: string;
  type: string;
  end?: ReactNode;
}

/** Label, input, help and error, tied together. */
export function Field(props: FieldFrameProps): ReactElement {
  const {
    kit,
    type,
    end,
    label,
    value,
    onChange,
    description,
    error,
    optionalHint,
    disabled,
    ref,
    ...native
  } = props;
  const id = useId();
  const helpId = description === undefined ? undefined : `${id}-help`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div data-kit={kit} className={css.root}>
      <label htmlFor={id} className={css.label}>
        <span>{label}</span>
        {optionalHint !== undefined && <span className={css.optional}>{optionalHint}</span>}
      </label>
      <div className={css.line}>
        <input
          {...native}
          ref={ref}
          id={id}
          type={type}
          value={value}
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={cx(helpId, errorId) || undefined}
          className={cx(
            css.input,
            end !== undefined && css.withEnd,
            error !== undefined && css.invalid,
            disabled && css.off,
          )}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end !== undefined && <div className={css.end}>{end}</div>}
      </div>
      {helpId !== undefined && (
        <div id={helpId} className={css.description}>
          {description}
        </div>
      )}
      {errorId !== undefined && (
        <p id={errorId} className={css.error}>
          <Icon name="danger" className={css.errorMark} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
