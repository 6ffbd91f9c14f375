import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { peopleCopy } from '../../copy/people.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { InviteCard } from './InviteCard.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { usePeopleActions } from './usePeopleActions.ts';

/** The people who registered with the project, and what the founder can do with their accounts. */
export default function People(): ReactElement {
  const actions = usePeopleActions();
  return (
    <PageContainer>
      <BackTo to="/project" label={peopleCopy.back} />
      <PageHeader title={peopleCopy.title} text={peopleCopy.text} />
      <Stack gap={24}>
        <InviteCard actions={actions} />
        <PeopleCard actions={actions} />
      </Stack>
    </PageContainer>
  );
}
