import { inviteMember } from '@saywright/domain/team';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import { TextField } from '@saywright/ui/TextField';
import { toast } from '@saywright/ui/Toast';
import { useState, type FormEvent, type ReactElement } from 'react';
import { teamCopy } from '../../../copy/advanced.ts';

/** An invitation by e-mail. None is sent from here, and the toast says so (SP-ADVF-07, SP-ADVF-44, SP-ADVF-45, SP-ADVF-54, D1). */
export function Invite(): ReactElement {
  const [email, setEmail] = useState('');
  const invite = (event: FormEvent): void => {
    event.preventDefault();
    const invitation = inviteMember(email);
    if (invitation === undefined) return;
    const { title, description } = invitation.toast;
    toast({ title, description: `${description}. ${teamCopy.simulated}.`, tone: 'info' });
    setEmail('');
  };
  return (
    <Card title={teamCopy.invite}>
      <form onSubmit={invite}>
        <Stack gap={12}>
          {/* Plain text: a field for e-mail would check the format and rewrite what is typed. */}
          <TextField
            inputMode="email"
            label={teamCopy.email}
            value={email}
            onChange={setEmail}
            autoComplete="off"
            description={teamCopy.inviteNote}
          />
          <div>
            <Button type="submit" variant="primary" icon="mail">
              {teamCopy.inviteButton}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
