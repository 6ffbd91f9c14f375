import { executedToast } from '@saywright/domain/integrations';
import type { OperationView } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { tellEnding } from '../../services/endings.ts';
import { installation } from '../../services/installation.ts';

/** Tells that an operation was executed, by what was observed. */
export function tellExecuted(userId: string, done: OperationView): void {
  const { service, effect, result } = done;
  tellEnding(userId, done, 'executed');
  toast(executedToast({ service, place: installation[service], effect, result: result ?? '' }));
}

export { tellEnding };
