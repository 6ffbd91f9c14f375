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

const shown = 6;

function changes(operations: readonly OperationView[]): readonly OperationView[] {
  return operations
    .filter(({ state }) => state === 'executed')
    .slice(-shown)
    .toReversed();
}

function OwnActivity(): ReactElement {
  const { data, error, mutate } = useOperations();
  const done = data === undefined ? undefined : changes(data);
  return (
    <Card title={teamCopy.activity}>
      {done === undefined && error === undefined && <Skeleton label={copy.loading} lines={3} />}
      {done === undefined && error !== undefined && (
        <EmptyState
          tone="danger"
          icon="danger"
          title={teamCopy.failed}
          text={error.message}
          action={<Button onClick={() => void mutate()}>{teamCopy.retry}</Button>}
        />
      )}
      {done?.length === 0 && (
        <EmptyState icon="clock" title={teamCopy.noActivity} text={teamCopy.noActivityText} />
      )}
      {done !== undefined && done.length > 0 && (
        <ValueList
          items={done.map(({ id, doneTitle, executedAt, createdAt }) => ({
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

/** The sample team, or the one the project really has: its owner, and what was executed (D3). */
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
