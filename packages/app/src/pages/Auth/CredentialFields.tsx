import { PasswordField } from '@saywright/ui/PasswordField';
import { TextField } from '@saywright/ui/TextField';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';

interface CredentialFieldsProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** A password that is being chosen, rather than remembered. */
  readonly isNew: boolean;
}

/** E-mail and password, as both forms ask for them. */
export function CredentialFields(props: CredentialFieldsProps): ReactElement {
  const { email, onEmail, password, onPassword, isNew } = props;
  return (
    <>
      <TextField
        label={copy.auth.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={onEmail}
      />
      <PasswordField
        label={copy.auth.password}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        description={isNew ? copy.auth.passwordHint : undefined}
        required
        value={password}
        onChange={onPassword}
      />
    </>
  );
}
