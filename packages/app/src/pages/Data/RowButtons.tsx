import { IconButton } from '@saywright/ui/IconButton';
import type { ReactElement } from 'react';
import { dataCopy as copy } from '../../copy/data.ts';
import type { ShownRow } from './gridRows.tsx';

interface RowButtonsProps {
  readonly row: ShownRow;
  readonly isGone: boolean;
  readonly canEdit: boolean;
  readonly onOpen: () => void;
  /** Deletes the row, or keeps it after all. */
  readonly onToggle: () => void;
}

/** The buttons of one row. */
export function RowButtons({ row, isGone, canEdit, onOpen, onToggle }: RowButtonsProps): ReactElement {
  const removal = row.added ? copy.drop : copy.remove(row.name);
  return (
    <>
      {row.stored && <IconButton size="sm" icon="eye" label={copy.open(row.name)} onClick={onOpen} />}
      {canEdit && (
        <IconButton
          size="sm"
          icon={isGone ? 'undo' : 'trash'}
          label={isGone ? copy.keep(row.name) : removal}
          onClick={onToggle}
        />
      )}
    </>
  );
}
