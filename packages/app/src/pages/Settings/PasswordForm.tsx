import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { PasswordField } from '@saywright/ui/PasswordField';
import { Stack } from '@saywright/ui/Stack';
import { toast } from '@saywright/ui/Toast';
import { useState, type FormEvent, type ReactElement } from 'react';
import { settingsCopy } from '../../copy/settings.ts';
import { noteError } from '../../services/errors.ts';
import { supabase } from '../../services/supabase.ts';

const copy = settingsCopy.advanced;

/** A new password for the account; the server says what is wrong with one it does not take (H18). */
export function PasswordForm(): ReactElement {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      const { error } = await (await supabase()).auth.updateUser({ password });
      if (error) throw error;
      setPassword('');
      toast({ title: copy.changed, tone: 'success' });
    } catch (error) {
      noteError(error, 'Supabase', 'change password');
      const description = error instanceof Error ? error.message : '';
      toast({ title: copy.changeFailed, description, tone: 'danger', duration: 5000 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={copy.password}>
      <form onSubmit={(event) => void change(event)}>
        <Stack>
          <PasswordField
            label={copy.newPassword}
            name="new-password"
            autoComplete="new-password"
            required
            value={password}
            onChange={setPassword}
          />
          <div>
            <Button type="submit" busy={busy} busyLabel={copy.changing} disabled={busy || password === ''}>
              {copy.change}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
