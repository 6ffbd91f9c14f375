import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { toast } from '@saywright/ui/Toast';
import { useState, type ReactElement } from 'react';
import type { RowPageView } from '@saywright/engine/protocol';
import { dataCopy as copy } from '../../copy/data.ts';
import { useCommands } from '../../providers/commands.ts';
import { noteError, sentence } from '../../services/errors.ts';
import { readAllRows, type RowQuery } from '../../services/rows.ts';
import { saveFile } from '../../services/saveFile.ts';
import { csvText, jsonText } from './exportText.ts';

const formats = [
  { id: 'csv', label: copy.exportCsv },
  { id: 'xlsx', label: copy.exportSheet },
  { id: 'json', label: copy.exportJson },
  { id: 'sql', label: copy.exportSql },
] as const;

/** Saves rows as a file; what writes SQL and spreadsheets is loaded with the first of them. */
async function save(format: string, table: string, page: RowPageView): Promise<void> {
  const name = table.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-').replaceAll(/^-+|-+$/gu, '') || 'rows';
  const file = `${name}.${format}`;
  if (format === 'xlsx') await (await import('./exportSheet.ts')).default(file, table, page);
  else if (format === 'sql')
    saveFile(file, 'application/sql', (await import('./exportSql.ts')).default(table, page));
  else if (format === 'json') saveFile(file, 'application/json', jsonText(page));
  else saveFile(file, 'text/csv;charset=utf-8', csvText(page));
}

/** Saves the rows that match the search and the filters as a file of one of these kinds. */
export default function ExportPanel({ query }: { readonly query: RowQuery }): ReactElement {
  const { send } = useCommands();
  const [busy, setBusy] = useState<string>();
  const saveAs = async (format: string): Promise<void> => {
    setBusy(format);
    try {
      const { page, isWhole } = await readAllRows(send, query);
      await save(format, query.table, page);
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
      setBusy(undefined);
    }
  };
  return (
    <div role="group" aria-label={copy.export}>
      <Row gap={8}>
        {formats.map(({ id, label }) => (
          <Button
            key={id}
            size="sm"
            icon="download"
            busy={busy === id}
            disabled={busy !== undefined && busy !== id}
            onClick={() => void saveAs(id)}
          >
            {label}
          </Button>
        ))}
      </Row>
    </div>
  );
}
