import { Badge } from '@saywright/ui/Badge';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { DataTable } from '@saywright/ui/DataTable';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { apiCopy } from '../../copy/project.ts';
import { useApiRequests } from '../../services/projectApi.ts';
import { clockTime } from '../../time.ts';

const roles: Readonly<Record<string, string>> = apiCopy.roles;

const tone = (status: number): 'success' | 'warning' | 'danger' =>
  status < 400 ? 'success' : status < 500 ? 'warning' : 'danger';

/** The requests that the API answered last. */
export function RequestsCard(): ReactElement {
  const { data, error, isLoading, isValidating, mutate } = useApiRequests();
  return (
    <Card
      title={apiCopy.requests}
      action={
        <Button size="sm" busy={isValidating} onClick={() => void mutate()}>
          {apiCopy.reload}
        </Button>
      }
    >
      <Stack>
        <p>{apiCopy.requestsText}</p>
        {error && data && (
          <Banner tone="danger" title={apiCopy.requestsFailed}>
            {error.message}
          </Banner>
        )}
        <DataTable
          caption={apiCopy.requests}
          hideCaption
          maxHeight="24rem"
          columns={[
            { id: 'request', label: apiCopy.request, mono: true },
            { id: 'status', label: apiCopy.status },
            { id: 'role', label: apiCopy.role },
            { id: 'ms', label: apiCopy.duration, align: 'end' },
            { id: 'time', label: apiCopy.time },
          ]}
          rows={(data?.requests ?? []).map((request, index) => ({
            id: `${request.at} ${index}`,
            cells: {
              request: `${request.method} ${request.path}`,
              status: <Badge tone={tone(request.status)}>{request.status}</Badge>,
              role: request.role === null ? apiCopy.noRole : (roles[request.role] ?? request.role),
              ms: apiCopy.milliseconds(request.ms),
              time: clockTime(request.at),
            },
          }))}
          emptyText={apiCopy.noRequests}
          loading={isLoading}
          error={error && !data ? `${apiCopy.requestsFailed}. ${error.message}` : undefined}
        />
      </Stack>
    </Card>
  );
}
