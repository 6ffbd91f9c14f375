import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import type { ReactElement } from 'react';
import { peopleCopy } from '../../copy/people.ts';
import type { Person } from './usePeopleActions.ts';

export type PersonAction =
  | 'make-staff'
  | 'remove-staff'
  | 'block'
  | 'unblock'
  | 'sign-out'
  | 'invite'
  | 'remove';

interface PersonActionsProps {
  readonly person: Person;
  /** Whether the project has an app that staff manages. */
  readonly hasStaff: boolean;
  readonly isBusy: boolean;
  readonly onAction: (action: PersonAction) => void;
}

const labels: Readonly<Record<PersonAction, string>> = {
  'make-staff': peopleCopy.makeStaff,
  'remove-staff': peopleCopy.removeStaff,
  block: peopleCopy.block,
  unblock: peopleCopy.unblock,
  'sign-out': peopleCopy.signOut,
  invite: peopleCopy.inviteAgain,
  remove: peopleCopy.remove,
};

const actionsOf: Readonly<Record<Person['status'], readonly PersonAction[]>> = {
  confirmed: ['sign-out', 'block', 'remove'],
  unchecked: ['sign-out', 'block', 'remove'],
  unconfirmed: ['invite', 'block', 'remove'],
  invited: ['invite', 'block', 'remove'],
  blocked: ['unblock', 'remove'],
};

/** What can be done with an account, by its status. */
export function PersonActions({ person, hasStaff, isBusy, onAction }: PersonActionsProps): ReactElement {
  const { status, staffId } = person;
  const canJoin = hasStaff && (status === 'confirmed' || status === 'unchecked');
  const staffActions: readonly PersonAction[] =
    staffId === null ? (canJoin ? ['make-staff'] : []) : ['remove-staff'];
  return (
    <Row>
      {[...staffActions, ...actionsOf[status]].map((action) => (
        <Button
          key={action}
          variant="ghost"
          size="sm"
          aria-label={peopleCopy.actionFor(labels[action], person.email)}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onAction(action)}
        >
          {labels[action]}
        </Button>
      ))}
    </Row>
  );
}
