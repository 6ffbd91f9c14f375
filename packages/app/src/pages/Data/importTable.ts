import Papa from 'papaparse';

/** A line of the text, counted from 1, with its cells. */
export interface ImportLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quotation mark has no counterpart, so the cells are wrong. */
  readonly isOpen?: boolean;
  /** Cells that a workbook stores as numbers or dates: how they are written is known. */
  readonly stored?: readonly number[];
}

/** A pasted or opened table: its header, and the lines under it. */
export interface ImportTable {
  readonly header: readonly string[];
  readonly lines: readonly ImportLine[];
}

/** The first line by which spreadsheet programs state the separator, such as `sep=;`. */
const separatorLine = /^"?sep=(?<mark>[^\n"]?)"?(?:\n|$)/iu;

/** Reads CSV or a table copied from a spreadsheet; the separator is stated in its first line, or found in the text. */
export function readTable(text: string): ImportTable {
  const whole = text
    .replace(/^\u{FEFF}/u, '')
    .replaceAll(/\r\n?/gu, '\n')
    .replace(/\n+$/u, '');
  const [first = '', stated = ''] = separatorLine.exec(whole) ?? [];
  const source = whole.slice(first.length);
  // Empty lines would mislead the search for the separator.
  const found = Papa.parse(source.slice(0, 10_000), { preview: 20, skipEmptyLines: 'greedy' }).meta.delimiter;
  const delimiter = stated === '' ? found : stated;
  const lines: ImportLine[] = [];
  let counted = 0;
  let line = first === '' ? 1 : 2;
  Papa.parse<readonly string[]>(source, {
    delimiter,
    newline: '\n',
    step: ({ data, meta, errors }) => {
      lines.push({ line, cells: data, isOpen: errors.some(({ type }) => type === 'Quotes') });
      // A quoted cell may contain line breaks.
      line += source.slice(counted, meta.cursor).split('\n').length - 1;
      counted = meta.cursor;
    },
  });
  return tableOf(lines);
}

/** The first line with values as the header, and the filled ones after it. */
export function tableOf(lines: readonly ImportLine[]): ImportTable {
  const [head, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { header: (head?.cells ?? []).map((name) => name.trim()), lines: rest };
}
