import { SampleMark } from '@saywright/ui/SampleMark';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { useAuth } from '../../../providers/auth.ts';
import * as css from '../Advanced.css.ts';
import { Invite } from './Invite.tsx';
import { OwnTeam } from './OwnTeam.tsx';
import { Roles } from './Roles.tsx';
import { SampleTeam } from './SampleTeam.tsx';

/** The team, its activity, the invitation form, and what each role may do. */
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
