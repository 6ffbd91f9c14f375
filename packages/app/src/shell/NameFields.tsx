import { TextField } from '@saywright/ui/TextField';
import type { ReactElement } from 'react';
import { authCopy } from '../copy/auth.ts';

interface NameFieldsProps {
  readonly firstName: string;
  readonly onFirstName: (name: string) => void;
  readonly lastName: string;
  readonly onLastName: (name: string) => void;
}

/** First and last name, both optional. */
export function NameFields({ firstName, onFirstName, lastName, onLastName }: NameFieldsProps): ReactElement {
  return (
    <>
      <TextField
        label={authCopy.firstName}
        name="firstName"
        autoComplete="given-name"
        optionalHint={authCopy.optional}
        value={firstName}
        onChange={onFirstName}
      />
      <TextField
        label={authCopy.lastName}
        name="lastName"
        autoComplete="family-name"
        optionalHint={authCopy.optional}
        value={lastName}
        onChange={onLastName}
      />
    </>
  );
}
