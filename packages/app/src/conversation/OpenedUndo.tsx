import { toast } from '@saywright/ui/Toast';
import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import { useOperations } from '../services/data.ts';
import { OperationMessage } from './OperationMessage.tsx';
import type { Entry } from './entries.ts';
import { useOperationActions } from './useOperationActions.ts';

export interface OpenedUndoProps {
  /** Of the planned undo. */
  readonly id: string;
  /** Called when another plan replaces it, such as the undo of only the unchanged rows. */
  readonly onReplace: (id: string) => void;
}

/** An undo that needs confirmation, opened outside the conversation; shown and executed like any plan. */
export default function OpenedUndo({ id, onReplace }: OpenedUndoProps): ReactElement {
  const { data } = useOperations();
  const post = useCallback(
    (entry: Entry) => {
      if (entry.kind === 'operation') onReplace(entry.id);
      if (entry.kind === 'outcome' && entry.outcome.kind === 'refusal')
        toast({ title: entry.outcome.reason, tone: 'danger', duration: 5000 });
    },
    [onReplace],
  );
  const { workingOn, execute, decline, undo, undoUntouched } = useOperationActions(post);
  const operation = data?.find((known) => known.id === id);
  const isFound = operation !== undefined;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFound) place.current?.focus();
  }, [isFound]);
  return (
    <div ref={place} tabIndex={-1}>
      {operation && (
        <OperationMessage
          operation={operation}
          working={workingOn(id)}
          onExecute={(_, confirmed) => void execute(operation, confirmed)}
          onDecline={(declined) => void decline(declined)}
          onUndo={(undone) => void undo(undone)}
          onUndoUntouched={(wholeUndo) => void undoUntouched(wholeUndo)}
        />
      )}
    </div>
  );
}
