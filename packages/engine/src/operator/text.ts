import { limitText, plainLine } from '@saywright/domain/text';

/** Untrusted text made safe for a terminal: without control characters it cannot move the cursor or set colours. */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/[^\P{C}\n]/gu, '');
}

/** The same, on one line of limited length. */
export function printableLine(text: string, limit: number): string {
  return limitText(plainLine(printable(text)), limit);
}

/** Aligns rows in columns, each as wide as its longest cell. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
