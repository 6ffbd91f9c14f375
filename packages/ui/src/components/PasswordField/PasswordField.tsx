'use client';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Field, type FieldProps } from '../TextField/Field.tsx';
import { english } from './messages.ts';

export interface PasswordFieldProps extends FieldProps {
  /** Accessible name of the button while the password is hidden. @default 'Show password' */
  showLabel?: string | undefined;
  /** Accessible name of the button while the password is shown. @default 'Hide password' */
  hideLabel?: string | undefined;
}

/** Password input with a button that shows and hides the text. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const words = useMessages('PasswordField', english);
  const { showLabel = words.show, hideLabel = words.hide, ...field } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      kit="PasswordField"
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hideLabel : showLabel}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
