'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { GridFrame } from '../DataGrid/GridFrame.tsx';
import type { RowsProps } from '../DataGrid/rowWindow.ts';
import type { DataGridProps } from '../DataGrid/types.ts';

export interface VirtualDataGridProps extends DataGridProps {
  /** Height as a CSS length, such as `32rem`; only rows in view are in the page. */
  maxHeight: string;
}

/** Height in px of a row that was not measured yet. */
const usualRow = 40;
const overscan = 8;

function RowsInView({ count, scroller, active, reveal, onRendered, children }: RowsProps): ReactNode {
  // The kit is not compiled with React Compiler, and this component is never memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    overscan,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualRow,
    indexAttribute: 'data-index',
    // On a server there is no height yet.
    initialRect: { width: 0, height: usualRow * 20 },
    rangeExtractor: (range) =>
      [
        ...new Set([...defaultRangeExtractor(range), ...(active >= 0 && active < count ? [active] : [])]),
      ].toSorted((one, other) => one - other),
  });
  useLayoutEffect(() => {
    reveal.current = (index) => virtualizer.scrollToIndex(index);
  }, [reveal, virtualizer]);
  useLayoutEffect(onRendered);
  const items = virtualizer.getVirtualItems();
  return children({
    rows: items.map(({ index, start }, order) => ({ index, gap: start - (items[order - 1]?.end ?? 0) })),
    end: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  });
}

/** Grid for thousands of rows. */
export function VirtualDataGrid(props: VirtualDataGridProps): ReactElement {
  return <GridFrame {...props} isVirtual Rows={RowsInView} />;
}
