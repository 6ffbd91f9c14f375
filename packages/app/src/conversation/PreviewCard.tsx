import { previewCommands, type OperationView } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { PreviewFrame } from '@saywright/ui/PreviewFrame';
import type { ReactElement } from 'react';
import useSWR from 'swr';
import { previewCopy as copy } from '../copy/preview.ts';
import { useCommands } from '../providers/commands.ts';
import { keys, policy, useOperations } from '../services/data.ts';
import { sentence } from '../services/errors.ts';
import type { Entry } from './entries.ts';

function has(service: OperationView['service'], { service: only, parts }: OperationView): boolean {
  return parts === undefined ? only === service : parts.some((part) => part.service === service);
}

/** The newest plan of a conversation that waits and changes files. */
function waitingPlan(
  entries: readonly Entry[],
  operations: readonly OperationView[],
): OperationView | undefined {
  const waiting = new Map(
    operations
      .filter((operation) => operation.state === 'proven' && has('code-hosting', operation))
      .map((operation) => [operation.id, operation]),
  );
  return entries.flatMap(({ id }) => waiting.get(id) ?? []).at(-1);
}

interface PreviewCardProps {
  /** The turns of the conversation. */
  readonly entries: readonly Entry[];
}

/** The founder’s pages beside the conversation: as a plan that waits would leave them, otherwise as they were saved. */
export function PreviewCard({ entries }: PreviewCardProps): ReactElement | null {
  const { id: scope, send } = useCommands();
  const operations = useOperations().data ?? [];
  const plan = waitingPlan(entries, operations);
  const { data, error, mutate } = useSWR(
    scope === '' ? null : [...keys.site(scope), 'preview', plan?.id ?? ''],
    () => send(previewCommands.previewSite, { ...(plan && { operationId: plan.id }) }),
    { ...policy, keepPreviousData: true, revalidateOnFocus: false },
  );
  if (data === null || (data === undefined && error === undefined)) return null;
  const shows = data?.shows ?? 'saved';
  const makesTables = shows === 'plan' && plan !== undefined && has('database', plan);
  return (
    <Card
      title={copy.title}
      padding="sm"
      action={
        data && (
          <Badge tone={shows === 'plan' ? 'info' : 'line'}>
            {shows === 'plan' ? copy.planned : copy.saved}
          </Badge>
        )
      }
    >
      <PreviewFrame
        label={copy.label[shows]}
        address={copy.address}
        src={data?.url}
        note={makesTables ? copy.note.tables : copy.note[shows]}
        instead={
          data === undefined ? (
            <EmptyState
              icon="warning"
              title={copy.failed}
              text={sentence(error)}
              action={
                <Button size="sm" onClick={() => void mutate()}>
                  {copy.again}
                </Button>
              }
            />
          ) : undefined
        }
      />
    </Card>
  );
}
