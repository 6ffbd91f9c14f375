import { previewCommands, type OperationView, type PreviewViewer } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { PreviewFrame } from '@saywright/ui/PreviewFrame';
import { Row } from '@saywright/ui/Row';
import { SegmentedControl } from '@saywright/ui/SegmentedControl';
import { Stack } from '@saywright/ui/Stack';
import { ToggleButton } from '@saywright/ui/ToggleButton';
import { useState, type ReactElement } from 'react';
import useSWR from 'swr';
import { previewCopy as copy } from '../copy/preview.ts';
import { useCommands } from '../providers/commands.ts';
import { keys, policy, useOperations } from '../services/data.ts';
import { sentence } from '../services/errors.ts';
import { AddPicture } from './AddPicture.tsx';
import type { Entry } from './entries.ts';
import { lastChange } from './lastChange.ts';
import { usePointing, type About } from './usePointing.tsx';

function has(service: OperationView['service'], { service: only, parts }: OperationView): boolean {
  return parts === undefined ? only === service : parts.some((part) => part.service === service);
}

/** When the files or the site were last changed; the empty text where they never were. */
function changedAt(operations: readonly OperationView[]): string {
  return operations
    .filter((operation) => has('code-hosting', operation) || has('deployment', operation))
    .reduce(
      (latest, { executedAt }) => (executedAt !== null && executedAt > latest ? executedAt : latest),
      '',
    );
}

/** The newest plan of a conversation that waits and changes files, unless these were changed since it was made. */
function waitingPlan(
  entries: readonly Entry[],
  operations: readonly OperationView[],
): OperationView | undefined {
  const latest = changedAt(operations);
  const waiting = new Map(
    operations
      .filter(
        (operation) =>
          operation.state === 'proven' && has('code-hosting', operation) && operation.createdAt > latest,
      )
      .map((operation) => [operation.id, operation]),
  );
  return entries.flatMap(({ id }) => waiting.get(id) ?? []).at(-1);
}

interface PreviewCardProps {
  /** Called with what the next instruction is about. */
  readonly onAbout: (about: About | undefined) => void;
  /** The turns of the conversation. */
  readonly entries: readonly Entry[];
}

/** The founder’s pages beside the conversation: as a plan that waits would leave them, otherwise as they were saved. */
export function PreviewCard({ entries, onAbout }: PreviewCardProps): ReactElement | null {
  const { id: scope, send } = useCommands();
  const operations = useOperations().data ?? [];
  const plan = waitingPlan(entries, operations);
  const pointing = usePointing(onAbout, lastChange(operations));
  const [as, setAs] = useState<PreviewViewer>('visitor');
  const { data, error, mutate } = useSWR(
    scope === '' ? null : [...keys.site(scope), 'preview', plan?.id ?? '', as],
    () => send(previewCommands.previewSite, { as, ...(plan && { operationId: plan.id }) }),
    // Asking again keeps it open.
    { ...policy, keepPreviousData: true, refreshInterval: 5 * 60_000 },
  );
  if (data === null || (data === undefined && error === undefined)) return null;
  const shows = data?.shows ?? 'saved';
  const { isPointing, toggle, message, onMessage } = pointing;
  const viewers = data?.viewers ?? [];
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
      <Stack gap={12}>
        {viewers.length > 1 && (
          <SegmentedControl
            label={copy.as}
            size="sm"
            options={viewers.map((id) => ({ id, label: copy.viewers[id] }))}
            value={viewers.find((id) => id === as) ?? 'visitor'}
            onChange={(id) => setAs(viewers.find((viewer) => viewer === id) ?? 'visitor')}
          />
        )}
        <Row>
          <ToggleButton
            size="sm"
            label={copy.point}
            pressed={isPointing}
            disabled={data === undefined}
            onChange={toggle}
          />
          <AddPicture onAbout={onAbout} />
        </Row>
        <PreviewFrame
          label={copy.label[shows]}
          address={copy.address}
          src={data?.url}
          note={isPointing ? copy.pointing : copy.note[data?.as ?? 'visitor']}
          message={message}
          onMessage={onMessage}
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
      </Stack>
    </Card>
  );
}
