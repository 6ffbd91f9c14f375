import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import { TextField } from '@saywright/ui/TextField';
import type { ReactElement } from 'react';
import { teamCopy } from '../../../copy/advanced.ts';

/** The invitation form, disabled with the reason: a project has one owner, and nobody can be added. */
export function Invite(): ReactElement {
  return (
    <Card title={teamCopy.invite}>
      <Stack gap={12}>
        <TextField
          inputMode="email"
          label={teamCopy.email}
          value=""
          onChange={() => undefined}
          autoComplete="off"
          description={teamCopy.inviteNote}
          disabled
        />
        <div>
          <Button variant="primary" icon="mail" disabled>
            {teamCopy.inviteButton}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
