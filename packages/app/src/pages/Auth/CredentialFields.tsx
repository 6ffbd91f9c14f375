import { PasswordField } from '@saywright/ui/PasswordField';
import { TextField } from '@saywright/ui/TextField';
import type { ReactElement } from 'react';
import { authCopy } from '../../copy/auth.ts';

interface CredentialFieldsProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** True for a new password, false for an existing one; sets `autocomplete`. */
  readonly isNew: boolean;
  /** The server's objection to a new password. */
  readonly passwordProblem?: string | undefined;
}

/** E-mail and password fields, shared by sign-in and sign-up. */
export function CredentialFields(props: CredentialFieldsProps): ReactElement {
  const { email, onEmail, password, onPassword, isNew, passwordProblem } = props;
  return (
    <>
      <TextField
        label={authCopy.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={onEmail}
      />
      <PasswordField
        label={authCopy.password}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        value={password}
        onChange={onPassword}
        errorMessage={passwordProblem}
      />
    </>
  );
}
