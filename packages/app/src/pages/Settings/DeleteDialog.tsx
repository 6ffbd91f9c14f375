import { commands } from '@saywright/engine/protocol';
import { ConfirmDialog } from '@saywright/ui/ConfirmDialog';
import { PasswordField } from '@saywright/ui/PasswordField';
import { Stack } from '@saywright/ui/Stack';
import { useState, type ReactElement } from 'react';
import { settingsCopy } from '../../copy/settings.ts';
import { useAuth } from '../../providers/auth.ts';
import { forgetPerson } from '../../services/browserData.ts';
import { send } from '../../services/commands.ts';
import { noteError, sentence } from '../../services/errors.ts';
import * as css from './SettingsPage.css.ts';

const copy = settingsCopy.end;

interface DeleteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Deletes the account, after the user typed its address and password. */
export default function DeleteDialog({ open, onClose }: DeleteDialogProps): ReactElement {
  const { userId, email, leave } = useAuth();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const close = (): void => {
    onClose();
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
    <ConfirmDialog
      open={open}
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
        <ul className={css.bullets}>
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
  );
}
