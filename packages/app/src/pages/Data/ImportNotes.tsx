import type { ColumnFormat } from '@saywright/domain/import-values';
import { Banner } from '@saywright/ui/Banner';
import { DataTable } from '@saywright/ui/DataTable';
import { Text } from '@saywright/ui/Text';
import type { ReactElement } from 'react';
import { importCopy as copy } from '../../copy/dataImport.ts';
import type { BrokenLine } from './importRows.ts';

/** Broken lines that are listed; the others are counted. */
const mostListed = 50;
/** Repeated lines that are named; the others are counted. */
const mostNamed = 10;

/** Lines that cannot be imported, each with the reason. */
export function BrokenLines({ lines }: { readonly lines: readonly BrokenLine[] }): ReactElement | null {
  if (lines.length === 0) return null;
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

interface RepeatedLinesProps {
  readonly lines: readonly { readonly line: number; readonly first: number }[];
}

/** Lines with the same values as an earlier one. */
export function RepeatedLines({ lines }: RepeatedLinesProps): ReactElement | null {
  if (lines.length === 0) return null;
  const named = lines.slice(0, mostNamed).map(({ line, first }) => copy.repeatedPair(line, first));
  return (
    <Banner tone="warning" title={copy.repeated(lines.length)}>
      {copy.repeatedText(named, lines.length - named.length)}
    </Banner>
  );
}

interface UnsureFormatsProps {
  readonly header: readonly string[];
  readonly formats: readonly (ColumnFormat | undefined)[];
}

/** Columns whose values can be read in two ways: first those that somebody must decide. */
export function UnsureFormats({ header, formats }: UnsureFormatsProps): ReactElement {
  const unsure = formats.flatMap((column, at) => {
    const { example, format } = column ?? {};
    if (!example) return [];
    const heading = header[at] === '' ? copy.unnamed(at + 1) : (header[at] ?? '');
    const results = example.results.filter((result) => result !== undefined);
    return [{ heading, value: example.value, results, isOpen: format === undefined }];
  });
  const open = unsure.filter(({ isOpen }) => isOpen);
  const check = unsure.filter(({ isOpen }) => !isOpen);
  return (
    <>
      {open.length > 0 && (
        <Banner tone="warning" title={copy.openFormats}>
          {open.map(({ heading, value, results }) => (
            <p key={heading}>{copy.openFormat(heading, value, results)}</p>
          ))}
        </Banner>
      )}
      {check.length > 0 && (
        <Banner tone="info" title={copy.checkFormats}>
          {check.map(({ heading, value, results }) => (
            <p key={heading}>{copy.checkFormat(heading, value, results)}</p>
          ))}
        </Banner>
      )}
    </>
  );
}
