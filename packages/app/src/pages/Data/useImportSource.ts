import { useEffect, useRef, useState } from 'react';
import { decodeText, type TextEncoding } from './decodeText.ts';
import { readTable, tableOf, type ImportTable } from './importTable.ts';
import type { WorkbookProblem } from './readWorkbook.ts';
import type { WorkbookSheet } from './workbookSheets.ts';

/** Where the rows of an import come from: a text, or a sheet of a workbook. */
interface Source {
  readonly text: string;
  readonly sheets: readonly WorkbookSheet[];
  readonly table: ImportTable;
  /** How the letters of a text file are stored. */
  readonly encoding?: TextEncoding;
  readonly fileName?: string;
}

const isWorkbook = (name: string): boolean => /\.xls[xm]$/iu.test(name);

function ofText(text: string): Source {
  return { text, sheets: [], table: readTable(text) };
}

function ofSheet(sheets: readonly WorkbookSheet[], sheet: WorkbookSheet | undefined): Source {
  return { text: '', sheets, table: tableOf(sheet?.lines ?? []) };
}

export interface ImportSource extends Source {
  /** The chosen sheet. */
  readonly sheet: string | undefined;
  readonly isReading: boolean;
  /** Why the chosen file cannot be read. */
  readonly problem: WorkbookProblem | 'text' | undefined;
  readonly type: (text: string) => void;
  readonly chooseSheet: (name: string) => void;
  readonly open: (file: File) => Promise<void>;
}

/** Reads what somebody pastes or opens; what reads workbooks is loaded with the first of them. */
export function useImportSource(): ImportSource {
  const [source, setSource] = useState(() => ofText(''));
  const [sheet, setSheet] = useState<string>();
  const [problem, setProblem] = useState<WorkbookProblem | 'text'>();
  const [isReading, setReading] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const show = (next: Source, name?: string): void => {
    setSource(next);
    setSheet(name);
    setProblem(undefined);
  };
  const openWorkbook = async (file: File, signal: AbortSignal): Promise<void> => {
    const { readWorkbook } = await import('./readWorkbook.ts');
    const { name: fileName } = file;
    const answer = await readWorkbook(new Uint8Array(await file.arrayBuffer()), signal);
    if (signal.aborted) return;
    if ('problem' in answer) {
      show(ofText(''));
      setProblem(answer.problem);
      return;
    }
    const { sheets } = answer;
    const first = sheets.find(({ lines }) => tableOf(lines).lines.length > 0) ?? sheets[0];
    show({ ...ofSheet(sheets, first), fileName }, first?.name);
  };
  const openText = (bytes: Uint8Array, fileName: string): void => {
    const decoded = decodeText(bytes);
    if (decoded) show({ ...ofText(decoded.text), encoding: decoded.encoding, fileName });
    else {
      show(ofText(''));
      setProblem('text');
    }
  };
  const open = async (file: File): Promise<void> => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setReading(true);
    try {
      if (isWorkbook(file.name)) await openWorkbook(file, signal);
      else openText(new Uint8Array(await file.arrayBuffer()), file.name);
    } catch {
      setProblem(isWorkbook(file.name) ? 'stopped' : 'text');
    } finally {
      if (!signal.aborted) setReading(false);
    }
  };
  return {
    ...source,
    sheet,
    isReading,
    problem,
    type: (text) => {
      reading.current?.abort();
      setReading(false);
      show(ofText(text));
    },
    chooseSheet: (name) =>
      show(
        ofSheet(
          source.sheets,
          source.sheets.find((one) => one.name === name),
        ),
        name,
      ),
    open,
  };
}
