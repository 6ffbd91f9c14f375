import { sampleConnection } from '@saywright/domain/integrations';
import { counted } from '@saywright/domain/receipt';
import { Card } from '@saywright/ui/Card';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Skeleton } from '@saywright/ui/Skeleton';
import { StatusDot } from '@saywright/ui/StatusDot';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { integrationsCopy as copy } from '../../copy/integrations.ts';
import { useAuth } from '../../providers/auth.ts';
import { useCodeStatus } from '../../services/data.ts';
import { clockTime } from '../../time.ts';
import { standInItem } from './standInItem.ts';

/** The source host's connection and repository; the documented sample without an account. */
export function CodeStatus(): ReactElement {
  const { status } = useAuth();
  const { data, error } = useCodeStatus();
  const isSample = status !== 'signed-in';
  const isConnected = isSample ? sampleConnection === 'connected' : !error;
  const last = data?.commits[0];
  return (
    <Card title={copy.code} padding="sm" action={isSample && <SampleMark />}>
      <ValueList
        items={[
          ...(isSample ? [] : [standInItem('code-hosting')]),
          {
            id: 'connection',
            label: copy.connection,
            value: (
              <StatusDot
                status={isConnected ? 'online' : 'offline'}
                label={isConnected ? copy.connected : copy.disconnected}
              />
            ),
          },
          ...(data
            ? [
                { id: 'branch', label: copy.branch, value: data.branch },
                {
                  id: 'branches',
                  label: copy.branches,
                  value: data.branches.map(({ name }) => name).join(', '),
                },
                { id: 'unsaved', label: copy.unsaved, value: counted(data.unsaved.length, 'file') },
                {
                  id: 'last',
                  label: copy.lastSave,
                  value: last ? `${last.message}, ${clockTime(last.at)}` : copy.none,
                },
              ]
            : []),
        ]}
      />
      {!isSample && !data && !error && <Skeleton label={copy.code} lines={3} />}
      {error && <p>{error.message}</p>}
    </Card>
  );
}
