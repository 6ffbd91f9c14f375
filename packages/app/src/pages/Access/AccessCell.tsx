import { countText } from '@saywright/domain/receipt';
import type { ProjectAccessView } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import type { ReactNode } from 'react';
import { accessCopy } from '../../copy/access.ts';

export type AccessTable = ProjectAccessView['tables'][number];
export type AccessPerson = AccessTable['people'][number];
type Cell = AccessPerson['cells'][number];

/** What is tried, in the order of the columns. */
export const verbs = ['read', 'add', 'change', 'delete'] as const;

function cellText({ verb, rows, atLeast, stopped }: Cell): string {
  if (stopped === 'untried') return accessCopy.untried;
  if (stopped === 'recursion' || stopped === 'error') return accessCopy.failing;
  const star = stopped === 'constraint' ? '*' : '';
  if (verb === 'add') return `${rows > 0 ? accessCopy.yes : accessCopy.no}${star}`;
  return `${countText(rows)}${atLeast ? '+' : ''}${star}`;
}

/** Whether an answer is a reason for concern: anything for a stranger, and the rows of others for people. */
function standsOut({ person, own }: AccessPerson, { verb, rows }: Cell): boolean {
  if (person === 'service') return false;
  return person === 'stranger' ? rows > 0 : (verb === 'change' || verb === 'delete') && rows > own;
}

/** The answers of one person by verb, as short texts; marked in a table that is open. */
export function answersOf({ concerns }: AccessTable, person: AccessPerson): Record<string, ReactNode> {
  const isOpen = concerns.some(({ level }) => level === 'danger');
  const answers: Record<string, ReactNode> = {};
  for (const cell of person.cells)
    answers[cell.verb] =
      isOpen && standsOut(person, cell) ? <Badge tone="danger">{cellText(cell)}</Badge> : cellText(cell);
  return answers;
}
