import { Badge } from '@saywright/ui/Badge';
import { Text } from '@saywright/ui/Text';
import type { ReactElement, ReactNode } from 'react';
import { dataCopy as copy } from '../../copy/data.ts';

/** Characters of a value that a cell shows. */
const longest = 120;

/** A value in words: a missing one differs from an empty text. */
export function valueText(value: string | null): string {
  if (value === null) return copy.noValue;
  return value === '' ? copy.emptyTextValue : value;
}

/** A value as a cell shows it. */
export function cellText(value: string | null, isCut = false): ReactNode {
  if (value === null || value === '')
    return (
      <Text as="em" tone="muted">
        {valueText(value)}
      </Text>
    );
  const line = value.replaceAll(/\s*[\r\n]+\s*/gu, ' ↵ ');
  return isCut || line.length > longest ? `${line.slice(0, longest)}…` : line;
}

interface EditedCellProps {
  readonly from: string | null;
  readonly to: string | null;
  /** The value that is stored now. */
  readonly stored: string | null;
}

/** A cell that was edited, with the value it had, and the one it has if that changed meanwhile. */
export function EditedCell({ from, to, stored }: EditedCellProps): ReactElement {
  return (
    <>
      <Badge tone="accent">{valueText(to).slice(0, longest)}</Badge>
      <Text as="div" size={12} tone={stored === from ? 'muted' : 'warning'}>
        {stored === from
          ? `${copy.was} ${valueText(from).slice(0, longest)}`
          : copy.changedMeanwhile(valueText(stored).slice(0, longest))}
      </Text>
    </>
  );
}
