import { bytesText, countText } from '@saywright/domain/receipt';
import { maxPointName } from '@saywright/domain/restore-points';
import type { RestorePointView } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import { ValueList } from '@saywright/ui/ValueList';
import { Suspense, useState, type ReactElement } from 'react';
import { restoreCopy as copy } from '../../copy/restore.ts';
import { LaterConfirmDialog } from '../../shell/LaterConfirmDialog.tsx';
import { NameForm } from '../../shell/NameForm.tsx';
import { clockTime, fullDate } from '../../time.ts';
import { pointLabel } from './PointList.tsx';
import type { PointActions } from './usePointActions.ts';

interface PointDetailProps {
  readonly point: RestorePointView;
  readonly actions: PointActions;
}

function Holds({ holds, bytes }: Pick<RestorePointView, 'holds' | 'bytes'>): ReactElement {
  const { tables, rows, people, codeFiles, files, messages } = holds;
  const counts = [
    ['tables', tables],
    ['rows', rows],
    ['people', people],
    ['codeFiles', codeFiles],
    ['files', files],
    ['messages', messages],
  ] as const;
  const items = counts.flatMap(([id, count]) =>
    count === null ? [] : [{ id, label: copy[id], value: countText(count) }],
  );
  return (
    <ValueList
      label={copy.holds}
      items={[...items, { id: 'size', label: copy.size, value: bytesText(bytes) }]}
    />
  );
}

/** A restore point: what it holds, and what can be done with it. */
export function PointDetail({ point, actions }: PointDetailProps): ReactElement {
  const { work, problem, compare, rename, remove } = actions;
  const [isNaming, setNaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card title={pointLabel(point)}>
      <Stack>
        <Text tone="muted">
          {fullDate(point.at)}, {clockTime(point.at)}. {copy.reasons[point.reason]}.{' '}
          {copy.changed(point.changed.map((part) => copy.parts[part]))}
        </Text>
        <Holds holds={point.holds} bytes={point.bytes} />
        {problem !== undefined && !isDeleting && (
          <Banner tone="danger" title={copy.refused}>
            {problem}
          </Banner>
        )}
        <Text size={13} tone="muted">
          {copy.compareText}
        </Text>
        {isNaming ? (
          <NameForm
            label={copy.renameLabel}
            button={copy.save}
            maxLength={maxPointName}
            isBusy={work === 'rename'}
            onName={async (name) => {
              const isDone = await rename(point.id, name);
              if (isDone) setNaming(false);
              return isDone;
            }}
          >
            <Button variant="ghost" onClick={() => setNaming(false)}>
              {copy.cancel}
            </Button>
          </NameForm>
        ) : (
          <Row>
            <Button
              variant={actions.planId === undefined ? 'primary' : 'secondary'}
              busy={work === 'compare'}
              busyLabel={copy.comparing}
              disabled={work !== undefined && work !== 'compare'}
              onClick={() => void compare(point.id)}
            >
              {copy.compare}
            </Button>
            <Button variant="secondary" disabled={work !== undefined} onClick={() => setNaming(true)}>
              {copy.rename}
            </Button>
            <Button variant="ghost" disabled={work !== undefined} onClick={() => setDeleting(true)}>
              {copy.remove}
            </Button>
          </Row>
        )}
      </Stack>
      <Suspense>
        {isDeleting && (
          <LaterConfirmDialog
            open
            title={copy.question}
            subject={pointLabel(point)}
            confirmLabel={copy.confirm}
            busy={work === 'remove'}
            error={problem}
            onConfirm={() => void remove(point.id).then((isDone) => isDone && setDeleting(false))}
            onCancel={() => setDeleting(false)}
          >
            {copy.consequence}
          </LaterConfirmDialog>
        )}
      </Suspense>
    </Card>
  );
}
