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
  type BrokenLine,
  type ImportTable,
} from './importRows.ts';
import { useImportSource } from './useImportSource.ts';

/** Broken lines that are listed; the others are counted. */
const mostListed = 50;
const leftOut = 'none';
/** Largest file that is opened, in bytes. */
const largestFile = 10 * 1024 * 1024;

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

/** The values of the columns that the headings are matched to. */
interface Matches {
  readonly of: ImportTable;
  readonly names: readonly (string | undefined)[];
}

/** Imports a file or a pasted table as new rows, which then wait to be planned with the other edits. */
export default function ImportDialog(props: ImportDialogProps): ReactElement {
  const { table, columns, room, onAdd, onClose } = props;
  const source = useImportSource();
  const { table: given, sheets, sheet, problem } = source;
  const [chosen, setChosen] = useState<Matches>();
  const names = chosen?.of === given ? chosen.names : guessColumns(given.header, columns);
  const isFilled = given.lines.length > 0;
  const missing = isFilled ? missingColumns(names, columns) : [];
  const { rows, broken } = importRows(given, names, columns);
  const isMapped = names.some((name) => name !== undefined) && missing.length === 0;
  const ready = isMapped ? rows.slice(0, room) : [];
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
        <FileTrigger
          accept=".csv,.tsv,.txt,.xlsx,.xlsm"
          maxSize={largestFile}
          icon="download"
          busy={source.isReading}
          onChange={([file]) => file && void source.open(file)}
        >
          {copy.file}
        </FileTrigger>
        {problem && <Banner tone="danger" title={copy.unreadable[problem]} />}
        {sheets.length > 0 && (
          <Select
            label={copy.sheet}
            options={sheets.map(({ name }) => ({ id: name, label: name }))}
            value={sheet ?? null}
            onChange={source.chooseSheet}
          />
        )}
        {sheets.length > 0 && !isFilled && <Text>{copy.noRows}</Text>}
        <TextArea
          label={copy.paste}
          description={copy.pasteHint}
          rows={5}
          value={source.text}
          onChange={source.type}
        />
        {isFilled && (
          <Mapping
            source={given}
            names={names}
            columns={columns}
            onChange={(next) => setChosen({ of: given, names: next })}
          />
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
