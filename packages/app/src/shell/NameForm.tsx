import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { TextField } from '@saywright/ui/TextField';
import { useState, type ReactElement, type ReactNode } from 'react';

interface NameFormProps {
  readonly label: string;
  readonly button: string;
  /** @default '' */
  readonly name?: string;
  /** What the field starts with, ready to be taken. @default the present name */
  readonly suggestion?: string;
  /** Longest name. @default 120 */
  readonly maxLength?: number;
  readonly isBusy: boolean;
  /** Returns whether the name was taken over; only then the field is emptied. */
  readonly onName: (name: string) => Promise<boolean>;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** A field for a name, and its button. */
export function NameForm({
  label,
  button,
  name = '',
  suggestion = name,
  maxLength = 120,
  isBusy,
  onName,
  children,
}: NameFormProps): ReactElement {
  const [typed, setTyped] = useState(suggestion);
  const isReady = typed.trim() !== '' && typed.trim() !== name;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) void onName(typed.trim()).then((isDone) => isDone && setTyped(''));
      }}
    >
      <Row align="end">
        <TextField label={label} value={typed} maxLength={maxLength} onChange={setTyped} />
        <Button type="submit" variant="secondary" busy={isBusy} disabled={!isReady}>
          {button}
        </Button>
        {children}
      </Row>
    </form>
  );
}
