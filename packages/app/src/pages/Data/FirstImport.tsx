import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Dialog } from '@saywright/ui/Dialog';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import { TextField } from '@saywright/ui/TextField';
import { useState, type ReactElement } from 'react';
import { importCopy as copy } from '../../copy/dataImport.ts';
import { PrepareButton } from '../../shell/PrepareButton.tsx';
import { firstTableInstruction, tableNameOf } from './firstTable.ts';
import { ImportSourceFields } from './ImportSourceFields.tsx';
import { useImportSource } from './useImportSource.ts';

/** Prepares the instruction that creates the table for a file, in a project where nothing can be imported yet. */
export default function FirstImport({ onClose }: { readonly onClose: () => void }): ReactElement {
  const source = useImportSource();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? tableNameOf(source.fileName ?? '');
  const isFilled = source.table.header.length > 0;
  const instruction = isFilled ? firstTableInstruction(source.table, name) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.firstTitle}
      size="lg"
      footer={
        <Button variant="ghost" onClick={onClose}>
          {copy.cancel}
        </Button>
      }
    >
      <Stack>
        <Text>{copy.firstText}</Text>
        <ImportSourceFields source={source} />
        {isFilled && <TextField label={copy.tableName} value={name} onChange={setTyped} />}
        {instruction !== undefined && (
          <Banner tone="info" title={copy.firstReady} action={<PrepareButton instruction={instruction} />}>
            {instruction}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
