import { commands } from '@saywright/engine/protocol';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { ConfirmDialog } from '@saywright/ui/ConfirmDialog';
import { PasswordField } from '@saywright/ui/PasswordField';
import { Stack } from '@saywright/ui/Stack';
import { toast } from '@saywright/ui/Toast';
import { useState, type ReactElement } from 'react';
import { settingsCopy } from '../../copy/settings.ts';
import { useAuth } from '../../providers/auth.ts';
import { forgetPerson } from '../../services/browserData.ts';
import { noteError, sentence } from '../../services/errors.ts';
import { send } from '../../services/commands.ts';

const copy = settingsCopy.end;

/** Hands over everything of the person as one file. */
export function ExportCard(): ReactElement {
  const { userId } = useAuth();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { exportEverything } = await import('../../services/accountExport.ts');
      await exportEverything(userId);
    } catch (error) {
      noteError(error, 'Saywright', 'export');
      toast({ title: copy.exportFailed, description: copy.exportFailedText, tone: 'danger', duration: 5000 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={copy.export}>
      <Stack gap={12}>
        <p>{copy.exportText}</p>
        <div>
          <Button busy={busy} busyLabel={copy.exporting} disabled={busy} onClick={() => void save()}>
            {copy.export}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** Deletes the account, after its address is typed and its password given. */
export function DeleteCard(): ReactElement {
  const { userId, email, leave } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const close = (): void => {
    setIsOpen(false);
    setPassword('');
    setError(undefined);
  };
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await send(commands.deleteAccount, { password });
    } catch (reason) {
      noteError(reason, 'Saywright', 'delete account');
      setError(sentence(reason));
      setBusy(false);
      return;
    }
    forgetPerson(userId);
    await leave();
  };
  return (
    <Card title={copy.delete}>
      <Stack gap={12}>
        <p>{copy.deleteText}</p>
        <div>
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {copy.open}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={isOpen}
        title={copy.title}
        subject={email}
        phrase={email}
        confirmLabel={copy.confirm}
        cancelLabel={copy.keep}
        busy={busy}
        error={error}
        onConfirm={() => void remove()}
        onCancel={close}
      >
        <Stack gap={12}>
          <p>{copy.whatGoes}</p>
          <ul>
            {copy.goes.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          <p>{copy.stays}</p>
          <PasswordField
            label={copy.password}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            disabled={busy}
          />
        </Stack>
      </ConfirmDialog>
    </Card>
  );
}
