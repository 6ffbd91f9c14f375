import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { TextField } from '@saywright/ui/TextField';
import { Banner } from '@saywright/ui/Banner';
import { useState, type ReactElement } from 'react';
import { peopleCopy } from '../../copy/people.ts';
import type { PeopleActions } from './usePeopleActions.ts';

/** A form that sends an invitation to an address. */
export function InviteCard({ actions }: { readonly actions: PeopleActions }): ReactElement {
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const invite = async (): Promise<void> => {
    setBusy(true);
    const failure = await actions.invite(email.trim());
    setProblem(failure);
    if (failure === undefined) setEmail('');
    setBusy(false);
  };
  return (
    <Card title={peopleCopy.invite}>
      <Stack>
        <p>{peopleCopy.inviteText}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void invite();
          }}
        >
          <Row align="end">
            <TextField
              label={peopleCopy.address}
              type="email"
              value={email}
              maxLength={254}
              autoComplete="off"
              required
              onChange={setEmail}
            />
            <Button type="submit" variant="primary" busy={isBusy} disabled={email.trim() === ''}>
              {peopleCopy.inviteButton}
            </Button>
          </Row>
        </form>
        {problem !== undefined && <Banner tone="danger" title={problem} />}
      </Stack>
    </Card>
  );
}
