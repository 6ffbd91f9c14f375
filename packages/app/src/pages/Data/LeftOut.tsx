import { Banner } from '@saywright/ui/Banner';
import type { ReactElement } from 'react';
import { importCopy as copy } from '../../copy/dataImport.ts';
import { PrepareButton } from '../../shell/PrepareButton.tsx';
import { newColumnsInstruction } from './firstTable.ts';
import type { ImportTable } from './importTable.ts';

interface LeftOutProps {
  readonly source: ImportTable;
  readonly table: string;
  readonly names: readonly (string | undefined)[];
}

/** The headings with values that fill no column: what would be lost, and columns for it. */
export function LeftOut({ source, table, names }: LeftOutProps): ReactElement | null {
  const lost = source.header.flatMap((heading, at) => {
    const values = source.lines.map(({ cells }) => cells[at] ?? '').filter((value) => value.trim() !== '');
    const label = heading === '' ? copy.unnamed(at + 1) : heading;
    return names[at] !== undefined || values.length === 0 ? [] : [{ heading, label, values }];
  });
  if (lost.length === 0) return null;
  const instruction = newColumnsInstruction(lost, table);
  return (
    <Banner
      tone="warning"
      title={copy.leftOut(lost.map(({ label, values }) => copy.leftOutOne(label, values.length)))}
      action={instruction === undefined ? undefined : <PrepareButton instruction={instruction} />}
    >
      {copy.keepValues(instruction)}
    </Banner>
  );
}
