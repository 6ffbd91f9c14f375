import { formatsOf, type ColumnFormat, type ValueFormat } from '@saywright/domain/import-values';
import type { DataColumn } from '@saywright/engine/protocol';
import { DataTable } from '@saywright/ui/DataTable';
import { Select } from '@saywright/ui/Select';
import { useMemo, type ReactElement } from 'react';
import { importCopy as copy } from '../../copy/dataImport.ts';
import { formatLabel, guessType, textsAt } from './columnFormats.ts';
import type { ImportTable } from './importTable.ts';

const leftOut = 'none';

interface ImportMappingProps {
  readonly source: ImportTable;
  readonly names: readonly (string | undefined)[];
  readonly columns: readonly DataColumn[];
  readonly formats: readonly (ColumnFormat | undefined)[];
  readonly onChange: (names: readonly (string | undefined)[]) => void;
  readonly onFormat: (at: number, format: ValueFormat) => void;
}

/** What somebody may choose between; nothing where all values are plain, or only one format is known. */
function choicesOf(
  { kind, sample, format, example }: ColumnFormat,
  texts: readonly string[],
): readonly { readonly id: ValueFormat; readonly label: string }[] {
  const isPlain =
    format === 'decimal-point' && !example && texts.every((text) => /^[-+\d]*$/u.test(text.trim()));
  if (sample === '' || kind === 'yes-no' || isPlain) return [];
  return formatsOf(kind).map((id) => ({ id, label: formatLabel(id, sample) }));
}

/** Which heading fills which column, and how its values are read. */
export function ImportMapping(props: ImportMappingProps): ReactElement {
  const { source, names, columns, formats, onChange, onFormat } = props;
  const options = [
    { id: leftOut, label: copy.leaveOut },
    ...columns
      .filter(({ generated }) => !generated)
      .map(({ name, type }) => ({ id: `c ${name}`, label: name, description: type })),
  ];
  const facts = useMemo(
    () =>
      source.header.map((_, at) => ({
        guess: guessType(source.lines.map(({ cells }) => cells[at] ?? '')),
        texts: textsAt(source.lines, at),
      })),
    [source],
  );
  const looks = (label: string, at: number): ReactElement | string | null => {
    const { guess = null, texts = [] } = facts[at] ?? {};
    const format = formats[at];
    const choices = format ? choicesOf(format, texts) : [];
    if (!format || choices.length === 0) return guess;
    return (
      <Select
        label={copy.formatFor(label)}
        labelHidden
        placeholder={copy.chooseFormat}
        options={choices}
        value={format.format ?? null}
        onChange={(id) => {
          const choice = choices.find((one) => one.id === id);
          if (choice) onFormat(at, choice.id);
        }}
      />
    );
  };
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
            type: looks(label, at),
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
