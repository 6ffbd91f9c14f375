import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import { TextField } from '@saywright/ui/TextField';
import type { ReactElement } from 'react';
import { teamCopy } from '../../../copy/advanced.ts';

/** The way to a new member: switched off with the reason, as a project has one owner and nobody can be added (SP-ADVF-07, D4). */
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
