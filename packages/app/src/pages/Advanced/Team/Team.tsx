import { SampleMark } from '@saywright/ui/SampleMark';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { useAuth } from '../../../providers/auth.ts';
import * as css from '../Advanced.css.ts';
import { Invite } from './Invite.tsx';
import { OwnTeam } from './OwnTeam.tsx';
import { Roles } from './Roles.tsx';
import { SampleTeam } from './SampleTeam.tsx';

/** The team, what it did, the way to a new member, and what each role may do (SP-ADVF-05 to SP-ADVF-08). */
export function Team(): ReactElement {
  const { status } = useAuth();
  return (
    <div className={css.columns}>
      <Stack>{status === 'signed-in' ? <OwnTeam /> : <SampleTeam mark={<SampleMark />} />}</Stack>
      <Stack>
        <Invite />
        <Roles />
      </Stack>
    </div>
  );
}
