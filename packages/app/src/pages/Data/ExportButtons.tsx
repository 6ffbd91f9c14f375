import { Button } from '@saywright/ui/Button';
import { toast } from '@saywright/ui/Toast';
import { useState, type ReactElement } from 'react';
import { dataCopy as copy } from '../../copy/data.ts';
import { useCommands } from '../../providers/commands.ts';
import { noteError, sentence } from '../../services/errors.ts';
import { readAllRows, type RowQuery } from '../../services/rows.ts';
import { saveFile } from '../../services/saveFile.ts';
import { csvText, jsonText } from './exportText.ts';

const formats = [
  { id: 'csv', label: copy.exportCsv, type: 'text/csv;charset=utf-8', write: csvText },
  { id: 'json', label: copy.exportJson, type: 'application/json', write: jsonText },
] as const;

/** Saves the rows that match the search and the filters as a file. */
export function ExportButtons({
  query,
  disabled,
}: {
  readonly query: RowQuery;
  readonly disabled: boolean;
}): ReactElement {
  const { send } = useCommands();
  const [isBusy, setBusy] = useState(false);
  const save = async (id: string): Promise<void> => {
    const format = formats.find((known) => known.id === id);
    if (!format) return;
    setBusy(true);
    try {
      const { page, isWhole } = await readAllRows(send, query);
      const name = query.table.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-').replaceAll(/^-+|-+$/gu, '') || 'rows';
      saveFile(`${name}.${format.id}`, format.type, format.write(page));
      if (!isWhole)
        toast({
          title: copy.exportPart(page.rows.length),
          description: copy.exportPartText,
          tone: 'warning',
        });
      if (page.rows.some(({ cut }) => cut.length > 0))
        toast({ title: copy.exportCut, description: copy.exportCutText, tone: 'warning' });
    } catch (error) {
      noteError(error, 'Saywright', 'export');
      toast({ title: copy.exportFailed, description: sentence(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {formats.map(({ id, label }) => (
        <Button
          key={id}
          size="sm"
          variant="ghost"
          icon="download"
          busy={isBusy}
          disabled={disabled}
          onClick={() => void save(id)}
        >
          {label}
        </Button>
      ))}
    </>
  );
}
