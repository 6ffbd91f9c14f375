import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { DataTable } from '@saywright/ui/DataTable';
import { SearchField } from '@saywright/ui/SearchField';
import { Stack } from '@saywright/ui/Stack';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { peopleCopy } from '../../copy/project.ts';
import { usePeople } from '../../services/projectApi.ts';
import { fullDate } from '../../time.ts';

/** People who registered with the project, searchable by address. */
export function PeopleCard(): ReactElement {
  const [search, setSearch] = useState('');
  const { data, error, isLoading } = usePeople(useDeferredValue(search));
  const total = data?.total ?? 0;
  return (
    <Card title={peopleCopy.title} action={data && <Badge tone="line">{peopleCopy.total(total)}</Badge>}>
      <Stack>
        {(total > 0 || search !== '') && (
          <SearchField
            label={peopleCopy.search}
            labelHidden
            placeholder={peopleCopy.search}
            value={search}
            onChange={setSearch}
          />
        )}
        <DataTable
          caption={peopleCopy.title}
          hideCaption
          columns={[
            { id: 'email', label: peopleCopy.email },
            { id: 'joined', label: peopleCopy.joined },
            { id: 'seen', label: peopleCopy.seen },
          ]}
          rows={(data?.people ?? []).map((person) => ({
            id: person.id,
            cells: {
              email: person.confirmed ? person.email : peopleCopy.unconfirmed(person.email),
              joined: fullDate(person.createdAt),
              seen: person.lastSignInAt === null ? peopleCopy.never : fullDate(person.lastSignInAt),
            },
          }))}
          emptyText={search === '' ? peopleCopy.none : peopleCopy.noneFound}
          loading={isLoading}
          error={error?.message}
        />
      </Stack>
    </Card>
  );
}
