import { Menu } from '@saywright/ui/Menu';
import type { ReactElement } from 'react';
import { peopleCopy } from '../../copy/people.ts';
import type { Person } from './usePeopleActions.ts';

export type PersonAction = 'block' | 'unblock' | 'sign-out' | 'invite' | 'remove';

interface PersonMenuProps {
  readonly person: Person;
  readonly isBusy: boolean;
  readonly onAction: (action: PersonAction) => void;
}

const labels: Readonly<Record<PersonAction, string>> = {
  block: peopleCopy.block,
  unblock: peopleCopy.unblock,
  'sign-out': peopleCopy.signOut,
  invite: peopleCopy.inviteAgain,
  remove: peopleCopy.remove,
};

const actionsOf: Readonly<Record<Person['status'], readonly PersonAction[]>> = {
  confirmed: ['sign-out', 'block', 'remove'],
  unconfirmed: ['invite', 'block', 'remove'],
  invited: ['invite', 'block', 'remove'],
  blocked: ['unblock', 'remove'],
};

/** What can be done with an account, by its status. */
export function PersonMenu({ person, isBusy, onAction }: PersonMenuProps): ReactElement {
  const actions = actionsOf[person.status];
  return (
    <Menu
      label={peopleCopy.actionsFor(person.email)}
      labelHidden
      icon="menu"
      variant="ghost"
      size="sm"
      disabled={isBusy}
      items={actions.map((id) => ({ id, label: labels[id], danger: id === 'remove' }))}
      onAction={(id) => {
        const action = actions.find((known) => known === id);
        if (action) onAction(action);
      }}
    />
  );
}
