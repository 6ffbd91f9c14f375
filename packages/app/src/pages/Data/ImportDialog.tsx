import type { DataColumn } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Checkbox } from '@saywright/ui/Checkbox';
import { Dialog } from '@saywright/ui/Dialog';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import { useMemo, useState, type ReactElement } from 'react';
import { importCopy as copy } from '../../copy/dataImport.ts';
import { ImportMapping } from './ImportMapping.tsx';
import { BrokenLines, RepeatedLines, UnsureFormats } from './ImportNotes.tsx';
import { ImportSourceFields } from './ImportSourceFields.tsx';
import { LeftOut } from './LeftOut.tsx';
import { fitting } from './importSize.ts';
import { existingRows } from './repeatedRows.ts';
import { useExistingRows } from './useExistingRows.ts';
import { useImport } from './useImport.ts';
import { useImportSource } from './useImportSource.ts';

type NewRow = ReadonlyMap<string, string | null>;

interface ImportDialogProps {
  readonly table: string;
  readonly columns: readonly DataColumn[];
  /** New rows that wait to be planned. */
  readonly pending: readonly NewRow[];
  /** Closed, it keeps the file for the rows that are left. */
  readonly open: boolean;
  /** `isWhole` unless rows are left for the next plan. */
  readonly onAdd: (rows: readonly NewRow[], isWhole: boolean) => void;
  readonly onClose: () => void;
}

/** Imports a file or a pasted table as new rows, which then wait to be planned with the other edits. */
export default function ImportDialog(props: ImportDialogProps): ReactElement {
  const { table, columns, pending, open, onAdd, onClose } = props;
  const source = useImportSource();
  const { table: given, encoding } = source;
  const { names, formats, filled, missing, rows, broken, repeated, isReady, match, readAs } = useImport(
    given,
    columns,
  );
  const [leavesOut, setLeavesOut] = useState(true);
  const stored = useExistingRows(table, open && given.lines.length > 0);
  const existing = useMemo(
    () => existingRows(rows, filled, [...(stored ?? []), ...pending]),
    [rows, filled, stored, pending],
  );
  const wanted = useMemo(
    () => (leavesOut ? rows.filter((row) => !existing.has(row)) : rows).map(({ values }) => values),
    [rows, existing, leavesOut],
  );
  const ready = useMemo(
    () => (isReady && stored ? fitting(wanted, pending) : []),
    [isReady, stored, wanted, pending],
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title(table)}
      size="lg"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={ready.length === 0}
            onClick={() => onAdd(ready, ready.length === wanted.length)}
          >
            {copy.add(ready.length)}
          </Button>
        </>
      }
    >
      <Stack>
        <ImportSourceFields source={source} />
        {encoding !== undefined && encoding !== 'utf-8' && <Text>{copy.encoding[encoding]}</Text>}
        {given.lines.length > 0 && (
          <ImportMapping {...{ source: given, names, columns, formats }} onChange={match} onFormat={readAs} />
        )}
        {missing.length > 0 && <Banner tone="warning" title={copy.missingColumns(missing)} />}
        <UnsureFormats header={given.header} formats={formats} />
        {given.lines.length > 0 && <LeftOut source={given} table={table} names={names} />}
        {isReady && <BrokenLines lines={broken} />}
        {isReady && <RepeatedLines lines={repeated} />}
        {isReady && existing.size > 0 && (
          <Banner tone="warning" title={copy.existing(existing.size, table)}>
            <p>{copy.existingText}</p>
            <Checkbox label={copy.leaveOutExisting} checked={leavesOut} onChange={setLeavesOut} />
          </Banner>
        )}
        {isReady && !stored && <Text>{copy.comparing}</Text>}
        {wanted.length > ready.length && isReady && stored && (
          <Banner
            tone="info"
            title={ready.length === 0 ? copy.noRoom : copy.tooMany(ready.length, wanted.length)}
          />
        )}
        {ready.length > 0 && <Text>{copy.ready(ready.length)}</Text>}
      </Stack>
    </Dialog>
  );
}
