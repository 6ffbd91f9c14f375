import type { ProjectSummary } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { useState, type ReactElement } from 'react';
import { projectsCopy } from '../../copy/project.ts';
import { fullDate } from '../../time.ts';
import { NameForm } from '../../shell/NameForm.tsx';

interface ProjectRowProps {
  readonly project: ProjectSummary;
  /** Whether this tab works on it. */
  readonly isHere: boolean;
  /** Whether it is the only one that is not deleted. */
  readonly isOnly: boolean;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
}

/** One project with what can be done with it. */
export function ProjectRow(props: ProjectRowProps): ReactElement {
  const { project, isHere, isOnly, isBusy, onOpen, onRename, onDelete, onRestore } = props;
  const { name, createdAt, removedAt } = project;
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming)
    return (
      <NameForm
        label={projectsCopy.renameLabel(name)}
        button={projectsCopy.save}
        name={name}
        isBusy={isBusy}
        onName={async (next) => {
          const isDone = await onRename(next);
          if (isDone) setRenaming(false);
          return isDone;
        }}
      >
        <Button variant="ghost" onClick={() => setRenaming(false)}>
          {projectsCopy.cancel}
        </Button>
      </NameForm>
    );
  return (
    <Row justify="between">
      <Stack gap={4}>
        <Row>
          <strong>{name}</strong>
          {isHere && <Badge tone="success">{projectsCopy.current}</Badge>}
        </Row>
        <span>
          {removedAt === null
            ? projectsCopy.created(fullDate(createdAt))
            : projectsCopy.removedAt(fullDate(removedAt))}
        </span>
      </Stack>
      {removedAt === null ? (
        <Row>
          {!isHere && (
            <Button size="sm" aria-label={projectsCopy.openLabel(name)} busy={isBusy} onClick={onOpen}>
              {projectsCopy.open}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={projectsCopy.renameLabel(name)}
            onClick={() => setRenaming(true)}
          >
            {projectsCopy.rename}
          </Button>
          {!isOnly && (
            <Button size="sm" variant="ghost" aria-label={projectsCopy.removeLabel(name)} onClick={onDelete}>
              {projectsCopy.remove}
            </Button>
          )}
        </Row>
      ) : (
        <Button size="sm" aria-label={projectsCopy.restoreLabel(name)} busy={isBusy} onClick={onRestore}>
          {projectsCopy.restore}
        </Button>
      )}
    </Row>
  );
}
