import type { ProjectView } from '@saywright/engine/protocol';
import { Card } from '@saywright/ui/Card';
import { Skeleton } from '@saywright/ui/Skeleton';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { copy } from '../../copy.ts';
import { agentCopy } from '../../copy/conversation.ts';
import { rowWords } from '../../services/rowCounts.ts';

interface TableListProps {
  readonly project: ProjectView | undefined;
  readonly selected?: string | undefined;
  readonly action?: ReactNode;
}

/** The project's tables with their row counts, each linked to its data. */
export function TableList({ project, selected, action }: TableListProps): ReactElement {
  const items = (project?.tables ?? []).map((table) => ({
    id: table.name,
    icon: 'table' as const,
    mono: true,
    label: (
      <Link
        to={`/project?table=${encodeURIComponent(table.name)}`}
        aria-current={table.name === selected ? 'page' : undefined}
      >
        {table.name}
      </Link>
    ),
    value: rowWords(table),
  }));
  return (
    <Card title={agentCopy.projectData} action={action} padding="sm">
      {project === undefined && <Skeleton label={copy.loading} lines={3} />}
      {project && items.length === 0 && <p>{agentCopy.noTables}</p>}
      {items.length > 0 && <ValueList items={items} />}
    </Card>
  );
}
