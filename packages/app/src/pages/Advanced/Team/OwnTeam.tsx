import type { OperationView } from '@saywright/engine/protocol';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { Skeleton } from '@saywright/ui/Skeleton';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { copy } from '../../../copy.ts';
import { teamCopy } from '../../../copy/advanced.ts';
import { useFigures } from '../../../panels/useFigures.ts';
import { useAuth } from '../../../providers/auth.ts';
import { useOperations } from '../../../services/data.ts';
import { clockTime } from '../../../time.ts';
import { Members } from './Members.tsx';
import { SampleTeam } from './SampleTeam.tsx';

const maxItems = 6;

function latestChanges(operations: readonly OperationView[]): readonly OperationView[] {
  return operations
    .filter(({ state }) => state === 'executed')
    .slice(-maxItems)
    .toReversed();
}

function OwnActivity(): ReactElement {
  const { data, error, mutate } = useOperations();
  const changes = data === undefined ? undefined : latestChanges(data);
  return (
    <Card title={teamCopy.activity}>
      {changes === undefined && error === undefined && <Skeleton label={copy.loading} lines={3} />}
      {changes === undefined && error !== undefined && (
        <EmptyState
          tone="danger"
          icon="danger"
          title={teamCopy.failed}
          text={error.message}
          action={<Button onClick={() => void mutate()}>{teamCopy.retry}</Button>}
        />
      )}
      {changes?.length === 0 && (
        <EmptyState icon="clock" title={teamCopy.noActivity} text={teamCopy.noActivityText} />
      )}
      {changes !== undefined && changes.length > 0 && (
        <ValueList
          items={changes.map(({ id, doneTitle, executedAt, createdAt }) => ({
            id,
            icon: 'code',
            label: `${teamCopy.you}: ${doneTitle}`,
            value: clockTime(executedAt ?? createdAt),
          }))}
        />
      )}
    </Card>
  );
}

/** The sample team, or the project's real one: its owner and the executed operations. */
export function OwnTeam(): ReactElement {
  const { userId, email } = useAuth();
  const [figures, setFigures] = useFigures();
  const mark = <SampleMark mode={figures} onChange={setFigures} />;
  if (figures === 'sample') return <SampleTeam mark={mark} />;
  return (
    <>
      <Members
        mark={mark}
        note={teamCopy.alone}
        members={[
          {
            id: userId,
            name: teamCopy.you,
            email,
            avatar: '',
            role: 'owner',
            status: 'online',
            lastActive: teamCopy.now,
          },
        ]}
      />
      <OwnActivity />
    </>
  );
}
