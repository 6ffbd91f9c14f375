import type { MemberStatus, TeamMember } from '@saywright/domain/team';
import { Avatar } from '@saywright/ui/Avatar';
import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { StatusDot, type Status } from '@saywright/ui/StatusDot';
import type { ReactElement, ReactNode } from 'react';
import { teamCopy } from '../../../copy/advanced.ts';
import * as page from '../Advanced.css.ts';
import * as css from './Team.css.ts';

interface MembersProps {
  readonly members: readonly TeamMember[];
  /** Marks the members as a sample. */
  readonly mark: ReactNode;
  readonly note?: string;
}

const dots = { online: 'online', away: 'processing', offline: 'offline' } as const satisfies Record<
  MemberStatus,
  Status
>;

/** The members with role and status. */
export function Members({ members, mark, note }: MembersProps): ReactElement {
  return (
    <Card title={teamCopy.members} action={mark}>
      <ul className={page.lines}>
        {members.map(({ id, name, email, role, status, lastActive }) => (
          <li key={id} className={css.member}>
            <Avatar name={name} decorative />
            <div className={css.facts}>
              <div className={css.person}>
                <p className={page.name}>{name}</p>
                <p className={page.muted}>{email}</p>
                <p className={page.muted}>{`${teamCopy.lastActive} ${lastActive}`}</p>
              </div>
              <div className={css.state}>
                <StatusDot status={dots[status]} label={teamCopy.statusNames[status]} />
                <Badge tone={role === 'owner' ? 'accent' : 'line'}>{teamCopy.roleNames[role]}</Badge>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {note !== undefined && <p className={page.muted}>{note}</p>}
    </Card>
  );
}
