import { roleDescriptions, teamRoles } from '@saywright/domain/team';
import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { teamCopy } from '../../../copy/advanced.ts';
import * as page from '../Advanced.css.ts';
import * as css from './Team.css.ts';

/** What each role may do, most powerful first. */
export function Roles(): ReactElement {
  return (
    <Card title={teamCopy.roles}>
      <Stack gap={12}>
        <dl className={css.roles}>
          {teamRoles.map((role) => (
            <div key={role}>
              <dt className={css.role}>{teamCopy.roleNames[role]}</dt>
              <dd className={css.rights}>{roleDescriptions[role]}</dd>
            </div>
          ))}
        </dl>
        <p className={page.muted}>{teamCopy.rolesNote}</p>
      </Stack>
    </Card>
  );
}
