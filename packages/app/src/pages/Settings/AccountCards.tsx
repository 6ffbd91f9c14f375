import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import { toast } from '@saywright/ui/Toast';
import { Suspense, useState, type ReactElement } from 'react';
import { settingsCopy } from '../../copy/settings.ts';
import { useAuth } from '../../providers/auth.ts';
import { noteError } from '../../services/errors.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';

const copy = settingsCopy.end;

/** Exports all of the user's data as one file. */
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

const DeleteDialog = lazyPage(() => import('./DeleteDialog.tsx'));

/** Leads to the deletion of the account. */
export function DeleteCard(): ReactElement {
  const [isOpen, setIsOpen] = useState<boolean>();
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
      {isOpen !== undefined && (
        <Suspense>
          <DeleteDialog open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
