import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { accessCopy } from '../../copy/access.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { useAccess } from '../../services/access.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { clockTime } from '../../time.ts';
import { AccessMatrix } from './AccessMatrix.tsx';
import { AccessWords } from './AccessWords.tsx';
import { Advisor } from './Advisor.tsx';
import { Concern } from './Concern.tsx';

/** Who can read, add, change and delete rows of each table, proven by trying. */
export default function Access(): ReactElement {
  const { data, error, isValidating, mutate } = useAccess();
  const tables = data?.tables ?? [];
  const open = new Set(
    tables.filter(({ concerns }) => concerns.some(({ level }) => level === 'danger')).map(({ name }) => name),
  );
  // What is open is shown above already.
  const shown: ReadonlySet<string> = new Set(['row-security-off', 'always-true']);
  const advice = data?.advice.filter(({ rule, table }) => !shown.has(rule) || !open.has(table)) ?? [];
  return (
    <PageContainer>
      <BackTo to="/project" label={accessCopy.back} />
      <PageHeader
        title={accessCopy.title}
        text={
          <span role="status">
            {data ? accessCopy.proven(clockTime(data.triedAt), data.tookMs) : accessCopy.notYet}
          </span>
        }
        end={
          <Button
            variant="secondary"
            icon="retry"
            busy={isValidating}
            busyLabel={accessCopy.trying}
            onClick={() => void mutate().catch(() => undefined)}
          >
            {accessCopy.again}
          </Button>
        }
      />
      <Stack>
        {error && (
          <Banner tone="danger" title={accessCopy.failed}>
            {error.message} {accessCopy.failedText}
          </Banner>
        )}
        {!data && !error && (
          <Card>
            <Skeleton label={accessCopy.loading} lines={6} />
          </Card>
        )}
        {data && tables.length === 0 && (
          <EmptyState
            icon="table"
            title={accessCopy.empty}
            text={accessCopy.emptyText}
            action={<RouterLinkButton to="/agent">{dashboardCopy.openAgent}</RouterLinkButton>}
          />
        )}
        {tables.flatMap(({ name, concerns }) =>
          concerns.map((concern) => <Concern key={`${name} ${concern.sentence}`} concern={concern} />),
        )}
        {tables.length > 0 && (
          <Card>
            <Stack>
              <AccessMatrix tables={tables} />
              <p>
                {data && data.leftOut > 0 && `${accessCopy.leftOut(data.leftOut)} `}
                {accessCopy.kept}
              </p>
            </Stack>
          </Card>
        )}
        {tables.length > 0 && <Advisor advice={advice} />}
        {tables.length > 0 && <AccessWords tables={tables} />}
      </Stack>
    </PageContainer>
  );
}
