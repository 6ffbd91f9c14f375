import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { PasswordField } from '@saywright/ui/PasswordField';
import { Stack } from '@saywright/ui/Stack';
import { toast } from '@saywright/ui/Toast';
import { useState, type FormEvent, type ReactElement } from 'react';
import { settingsCopy } from '../../copy/settings.ts';
import { changePassword, type PasswordFailure } from '../../providers/authActions.ts';

const copy = settingsCopy.advanced;

/** Changes the account's password; the server's objection is shown at the field. */
export function PasswordForm(): ReactElement {
  const [currentPassword, setCurrentPassword] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<PasswordFailure>();
  const [busy, setBusy] = useState(false);
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const failed = await changePassword(password, currentPassword);
    setFailure(failed);
    if (failed)
      toast({ title: copy.changeFailed, description: failed.words, tone: 'danger', duration: 5000 });
    else {
      setCurrentPassword('');
      setPassword('');
      toast({ title: copy.changed, description: copy.changedText, tone: 'success' });
    }
    setBusy(false);
  };
  return (
    <Card title={copy.password}>
      <form onSubmit={(event) => void change(event)}>
        <Stack>
          <PasswordField
            label={copy.presentPassword}
            name="present-password"
            autoComplete="current-password"
            required
            value={currentPassword}
            onChange={setCurrentPassword}
            errorMessage={failure?.at === 'present' ? failure.words : undefined}
          />
          <PasswordField
            label={copy.newPassword}
            name="new-password"
            autoComplete="new-password"
            required
            value={password}
            onChange={setPassword}
            errorMessage={failure?.at === 'new' ? failure.words : undefined}
          />
          <div>
            <Button
              type="submit"
              busy={busy}
              busyLabel={copy.changing}
              disabled={busy || password === '' || currentPassword === ''}
            >
              {copy.change}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
