import type { ReactElement } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps {
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Input type. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | undefined;
  /** Minimum of a number or date, as the browser checks it. */
  min?: number | string | undefined;
  /** Maximum of a number or date. */
  max?: number | string | undefined;
  /** Step of a number or date. */
  step?: number | 'any' | undefined;
}

/** Single-line text field with a visible label, help and errors. */
export function TextField({ type = 'text', ...field }: TextFieldProps): ReactElement {
  return <Field {...field} kit="TextField" type={type} />;
}
