import { Badge, type BadgeTone } from '@saywright/ui/Badge';
import { Banner } from '@saywright/ui/Banner';
import { Card } from '@saywright/ui/Card';
import { DataTable } from '@saywright/ui/DataTable';
import { EmptyState } from '@saywright/ui/EmptyState';
import { SearchField } from '@saywright/ui/SearchField';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { Suspense, useDeferredValue, useState, type ReactElement } from 'react';
import { peopleCopy } from '../../copy/people.ts';
import { usePeople } from '../../services/projectApi.ts';
import { LaterOpenedPlan } from '../../conversation/LaterOpenedPlan.tsx';
import { LaterConfirmDialog } from '../../shell/LaterConfirmDialog.tsx';
import { fullDate } from '../../time.ts';
import * as css from './People.css.ts';
import { PersonActions, type PersonAction } from './PersonActions.tsx';
import type { PeopleActions, Person } from './usePeopleActions.ts';
import { useStaffPlan } from './useStaffPlan.ts';

const tones: Readonly<Record<Person['status'], BadgeTone>> = {
  confirmed: 'success',
  unchecked: 'warning',
  unconfirmed: 'warning',
  invited: 'info',
  blocked: 'danger',
};

/** People who registered with the project, searchable by address, each with what can be done. */
export function PeopleCard({ actions }: { readonly actions: PeopleActions }): ReactElement {
  const [search, setSearch] = useState('');
  const { data, error, isLoading } = usePeople(useDeferredValue(search));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [deleting, setDeleting] = useState<Person>();
  const [deleteProblem, setDeleteProblem] = useState<string>();
  const staff = useStaffPlan();
  const people = data?.people ?? [];
  const total = data?.total ?? 0;

  const run = async (work: () => Promise<string | undefined>): Promise<string | undefined> => {
    setBusy(true);
    const failure = await work();
    setBusy(false);
    return failure;
  };
  const act = (person: Person, action: PersonAction): void => {
    setProblem(undefined);
    if (action === 'remove') {
      setDeleteProblem(undefined);
      setDeleting(person);
      return;
    }
    const work = {
      'make-staff': () => staff.propose(person),
      'remove-staff': () => staff.propose(person),
      block: () => actions.block(person, true),
      unblock: () => actions.block(person, false),
      'sign-out': () => actions.signOut(person),
      invite: () => actions.invite(person.email),
    };
    void run(work[action]).then(setProblem);
  };
  const remove = async (person: Person): Promise<void> => {
    const failure = await run(() => actions.remove(person));
    setDeleteProblem(failure);
    if (failure === undefined) setDeleting(undefined);
  };
  if (data?.total === 0 && search === '')
    return (
      <Card title={peopleCopy.list}>
        <EmptyState icon="user" title={peopleCopy.none} text={peopleCopy.noneText} />
      </Card>
    );
  return (
    <Card title={peopleCopy.list} action={data && <Badge tone="line">{peopleCopy.total(total)}</Badge>}>
      <Stack>
        <SearchField
          label={peopleCopy.search}
          labelHidden
          placeholder={peopleCopy.search}
          value={search}
          onChange={setSearch}
        />
        {error && data && (
          <Banner tone="danger" title={peopleCopy.failed}>
            {error.message}
          </Banner>
        )}
        {problem !== undefined && <Banner tone="danger" title={problem} />}
        {staff.id !== undefined && (
          <Suspense>
            <LaterOpenedPlan key={staff.id} id={staff.id} onReplace={staff.show} />
          </Suspense>
        )}
        <DataTable
          caption={peopleCopy.list}
          hideCaption
          columns={[
            { id: 'email', label: peopleCopy.email },
            { id: 'status', label: peopleCopy.status },
          ]}
          rows={people.map((person) => ({
            id: person.id,
            cells: {
              email: person.email,
              status: (
                <Row>
                  <Badge tone={tones[person.status]} className={css.status}>
                    {peopleCopy.statuses[person.status]}
                  </Badge>
                  {person.staffId !== null && <Badge tone="accent">{peopleCopy.staff}</Badge>}
                </Row>
              ),
            },
            note: (
              <>
                <p>
                  {peopleCopy.times(
                    fullDate(person.createdAt),
                    person.lastSignInAt === null ? undefined : fullDate(person.lastSignInAt),
                  )}
                </p>
                {person.status === 'unchecked' && <p>{peopleCopy.unchecked}</p>}
                <PersonActions
                  person={person}
                  hasStaff={data?.hasStaff === true}
                  isBusy={isBusy}
                  onAction={(action) => act(person, action)}
                />
              </>
            ),
          }))}
          emptyText={peopleCopy.noneFound}
          loading={isLoading}
          error={error && !data ? `${peopleCopy.failed}. ${error.message}` : undefined}
          footnote={people.length < total && search === '' ? peopleCopy.shown(people.length) : undefined}
        />
      </Stack>
      <Suspense>
        {deleting && (
          <LaterConfirmDialog
            open
            title={peopleCopy.question}
            subject={deleting.email}
            confirmLabel={peopleCopy.confirm}
            busy={isBusy}
            error={deleteProblem}
            onConfirm={() => void remove(deleting)}
            onCancel={() => setDeleting(undefined)}
          >
            {peopleCopy.consequence}
          </LaterConfirmDialog>
        )}
      </Suspense>
    </Card>
  );
}
