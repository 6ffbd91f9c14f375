import type { ReactElement } from 'react';
import { GridFrame } from './GridFrame.tsx';
import type { DataGridProps } from './types.ts';

/** Table whose rows can be selected, sorted, paged and acted on. */
export function DataGrid(props: DataGridProps): ReactElement {
  return <GridFrame {...props} />;
}
