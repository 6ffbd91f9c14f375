import { mostRowChanges, type DataColumn } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { DataTable } from '@saywright/ui/DataTable';
import { Dialog } from '@saywright/ui/Dialog';
import { FileTrigger } from '@saywright/ui/FileTrigger';
import { Select } from '@saywright/ui/Select';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import { TextArea } from '@saywright/ui/TextArea';
import { useMemo, useState, type ReactElement } from 'react';
import { importCopy as copy } from '../../copy/dataImport.ts';
import {
  guessColumns,
  guessType,
  importRows,
  missingColumns,
  readTable,
  type BrokenLine,
  type ImportTable,
} from './importRows.ts';

/** Broken lines that are listed; the others are counted. */
const mostListed = 50;
const leftOut = 'none';

interface ImportDialogProps {
  readonly table: string;
  readonly columns: readonly DataColumn[];
  /** How many rows one set of changes can still take. */
  readonly room: number;
  readonly onAdd: (rows: readonly ReadonlyMap<string, string | null>[]) => void;
  readonly onClose: () => void;
}

function Broken({ lines }: { readonly lines: readonly BrokenLine[] }): ReactElement {
  return (
    <Banner tone="warning" title={copy.broken(lines.length)}>
      <DataTable
        caption={copy.brokenTable}
        hideCaption
        columns={[
          { id: 'line', label: copy.line, align: 'end' },
          { id: 'reason', label: copy.reason },
        ]}
        rows={lines.slice(0, mostListed).map(({ line, reason }) => ({
          id: String(line),
          cells: { line: String(line), reason },
        }))}
        emptyText=""
      />
      {lines.length > mostListed && <Text size={13}>{copy.more(lines.length - mostListed)}</Text>}
    </Banner>
  );
}

interface MappingProps {
  readonly source: ImportTable;
  readonly names: readonly (string | undefined)[];
  readonly columns: readonly DataColumn[];
  readonly onChange: (names: readonly (string | undefined)[]) => void;
}

/** Which heading fills which column, with what its values look like. */
function Mapping({ source, names, columns, onChange }: MappingProps): ReactElement {
  const options = [
    { id: leftOut, label: copy.leaveOut },
    ...columns
      .filter(({ generated }) => !generated)
      .map(({ name, type }) => ({ id: `c ${name}`, label: name, description: type })),
  ];
  const types = useMemo(
    () => source.header.map((_, at) => guessType(source.lines.map(({ cells }) => cells[at] ?? ''))),
    [source],
  );
  return (
    <DataTable
      caption={copy.headings}
      columns={[
        { id: 'heading', label: copy.heading, mono: true },
        { id: 'type', label: copy.looksLike },
        { id: 'column', label: copy.column },
      ]}
      rows={source.header.map((heading, at) => {
        const label = heading === '' ? copy.unnamed(at + 1) : heading;
        return {
          id: String(at),
          cells: {
            heading: label,
            type: types[at] ?? null,
            column: (
              <Select
                label={copy.columnFor(label)}
                labelHidden
                options={options}
                value={names[at] === undefined ? leftOut : `c ${names[at]}`}
                onChange={(id) => {
                  const name = id === leftOut ? undefined : id.slice(2);
                  // One column gets its values from one heading.
                  onChange(
                    source.header.map((_, other) => {
                      if (other === at) return name;
                      return names[other] === name ? undefined : names[other];
                    }),
                  );
                }}
              />
            ),
          },
        };
      })}
      emptyText=""
    />
  );
}

/** Imports CSV or a pasted table as new rows, which then wait to be planned with the other edits. */
export default function ImportDialog(props: ImportDialogProps): ReactElement {
  const { table, columns, room, onAdd, onClose } = props;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly (string | undefined)[]>();
  const [isUnreadable, setUnreadable] = useState(false);
  const source = useMemo(() => readTable(text), [text]);
  const names = chosen ?? guessColumns(source.header, columns);
  const isFilled = source.lines.length > 0;
  const missing = isFilled ? missingColumns(names, columns) : [];
  const { rows, broken } = importRows(source, names, columns);
  const isMapped = names.some((name) => name !== undefined) && missing.length === 0;
  const ready = isMapped ? rows.slice(0, room) : [];
  const take = (next: string): void => {
    setText(next);
    setChosen(undefined);
    setUnreadable(false);
  };
  const open = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    try {
      take(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title(table)}
      size="lg"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="primary" disabled={ready.length === 0} onClick={() => onAdd(ready)}>
            {copy.add(ready.length)}
          </Button>
        </>
      }
    >
      <Stack>
        <FileTrigger accept=".csv,.tsv,.txt" icon="download" onChange={(files) => void open(files)}>
          {copy.file}
        </FileTrigger>
        {isUnreadable && <Banner tone="danger" title={copy.unreadable} />}
        <TextArea label={copy.paste} description={copy.pasteHint} rows={5} value={text} onChange={take} />
        {source.header.length > 0 && isFilled && (
          <Mapping source={source} names={names} columns={columns} onChange={setChosen} />
        )}
        {missing.length > 0 && <Banner tone="warning" title={copy.missingColumns(missing)} />}
        {isMapped && broken.length > 0 && <Broken lines={broken} />}
        {isMapped && rows.length > room && (
          <Banner tone="info" title={copy.tooMany(Math.min(room, mostRowChanges))} />
        )}
        {ready.length > 0 && <Text>{copy.ready(ready.length)}</Text>}
      </Stack>
    </Dialog>
  );
}
