import { executedToast } from '@saywright/domain/integrations';
import type { OperationView } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { notifyEnding } from '../../services/operationNotifications.ts';
import { installation } from '../../services/installation.ts';

/** Announces an executed operation by its observed effect. */
export function announceExecuted(userId: string, done: OperationView): void {
  const { service, effect, result } = done;
  notifyEnding(userId, done, 'executed');
  toast(executedToast({ service, place: installation[service], effect, result: result ?? '' }));
}

export { notifyEnding };
