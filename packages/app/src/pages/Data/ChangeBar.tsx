import { mostAddedRows, mostRowChanges } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { ConfirmDialog } from '@saywright/ui/ConfirmDialog';
import { Dock } from '@saywright/ui/Dock';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import { Suspense, useState, type ReactElement } from 'react';
import { LaterOpenedPlan } from '../../conversation/LaterOpenedPlan.tsx';
import { dataCopy as copy } from '../../copy/data.ts';
import { countEdits } from '../../services/rowEdits.ts';
import type { Edits } from './useEdits.ts';

/** What the edits of a table come to, with the ways to discard or to plan them; then their plan. */
export default function ChangeBar({
  table,
  state,
}: {
  readonly table: string;
  readonly state: Edits;
}): ReactElement {
  const { edits, plan, isPlanning, problem, isWaiting, showPlan, discard } = state;
  const [isAsking, setAsking] = useState(false);
  const count = countEdits(edits);
  const isTooMany = edits.changed.size + edits.removed.size > mostRowChanges;
  const isTooManyNew = edits.added.length > mostAddedRows;
  return (
    <Stack>
      {edits.plan !== undefined && (
        <Suspense>
          <LaterOpenedPlan key={edits.plan} id={edits.plan} onReplace={showPlan} />
        </Suspense>
      )}
      {count > 0 && (
        <Dock>
          <Card padding="sm">
            <Stack gap={12}>
              {problem !== undefined && (
                <Banner tone="danger" title={copy.refused}>
                  {problem}
                </Banner>
              )}
              <Row justify="between" gap={12}>
                <div>
                  <Text as="div" size={16} weight="semibold">
                    {copy.changes(count)}
                  </Text>
                  <Text as="div" size={13} tone="muted">
                    {isTooMany
                      ? copy.tooMany(mostRowChanges)
                      : isTooManyNew
                        ? copy.tooManyNew(mostAddedRows)
                        : copy.changesDetail(edits.changed.size, edits.added.length, edits.removed.size)}
                  </Text>
                </div>
                <Row gap={8}>
                  <Button variant="ghost" disabled={isPlanning} onClick={() => setAsking(true)}>
                    {copy.discard}
                  </Button>
                  {!isWaiting && (
                    <Button
                      variant="primary"
                      busy={isPlanning}
                      busyLabel={copy.reviewing}
                      disabled={isTooMany || isTooManyNew}
                      onClick={() => void plan()}
                    >
                      {copy.review}
                    </Button>
                  )}
                </Row>
              </Row>
            </Stack>
          </Card>
        </Dock>
      )}
      <ConfirmDialog
        open={isAsking}
        title={copy.discardTitle}
        subject={`${table}: ${copy.changes(count)}`}
        confirmLabel={copy.discard}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          discard();
        }}
      >
        {copy.discardText}
      </ConfirmDialog>
    </Stack>
  );
}
