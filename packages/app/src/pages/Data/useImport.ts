import type { ColumnFormat, ValueFormat } from '@saywright/domain/import-values';
import type { DataColumn } from '@saywright/engine/protocol';
import { useMemo, useState } from 'react';
import { columnFormats, type ChosenFormats } from './columnFormats.ts';
import { guessColumns, missingColumns } from './guessColumns.ts';
import { importRows, type ImportRows } from './importRows.ts';
import type { ImportTable } from './importTable.ts';
import { repeatedLines } from './repeatedRows.ts';

/** What somebody chose for a table: columns, and formats of their values. */
interface Choices {
  readonly of: ImportTable;
  readonly names: readonly (string | undefined)[];
  readonly formats: ChosenFormats;
}

export interface Import extends ImportRows {
  readonly names: readonly (string | undefined)[];
  readonly formats: readonly (ColumnFormat | undefined)[];
  /** The columns that are filled. */
  readonly filled: readonly DataColumn[];
  /** Required columns that nothing fills. */
  readonly missing: readonly string[];
  readonly repeated: ReturnType<typeof repeatedLines>;
  /** Whether the rows can be added as they are read. */
  readonly isReady: boolean;
  readonly match: (names: readonly (string | undefined)[]) => void;
  readonly readAs: (at: number, format: ValueFormat) => void;
}

/** How a table becomes rows: recognised from it, and changed by what somebody chooses. */
export function useImport(given: ImportTable, columns: readonly DataColumn[]): Import {
  const [chosen, setChosen] = useState<Choices>();
  const read = useMemo(() => {
    const current =
      chosen?.of === given
        ? chosen
        : { of: given, names: guessColumns(given.header, columns), formats: new Map() };
    const mapping = current.names.map((name) => columns.find((column) => column.name === name));
    const formats = columnFormats(given, mapping, current.formats, navigator.language);
    const filled = mapping.filter((column) => column !== undefined);
    const missing = given.lines.length > 0 ? missingColumns(current.names, columns) : [];
    const { rows, broken } = importRows(given, mapping, formats);
    const isDecided = formats.every((format) => !format || format.format !== undefined);
    return {
      current,
      view: {
        names: current.names,
        formats,
        filled,
        missing,
        rows,
        broken,
        repeated: repeatedLines(rows, filled),
        isReady: filled.length > 0 && missing.length === 0 && isDecided,
      },
    };
  }, [chosen, given, columns]);
  const { current, view } = read;
  return {
    ...view,
    // What was chosen belongs to the values of a heading, whichever column they fill.
    match: (names) => setChosen({ ...current, names }),
    readAs: (at, format) => setChosen({ ...current, formats: new Map(current.formats).set(at, format) }),
  };
}
