import type { ReactElement } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps {
  /** Kind of text. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | undefined;
}

/** One line of text with a visible label; help and errors sit under it. */
export function TextField({ type = 'text', ...field }: TextFieldProps): ReactElement {
  return <Field {...field} kit="TextField" type={type} />;
}
