import type { ProjectSummary } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { useState, type ReactElement } from 'react';
import { projectsCopy } from '../../copy/project.ts';
import { fullDate } from '../../time.ts';
import { DuplicateForm } from './DuplicateForm.tsx';
import { ProjectButtons, type ProjectAction } from './ProjectButtons.tsx';
import { NameForm } from '../../shell/NameForm.tsx';

interface ProjectRowProps {
  readonly project: ProjectSummary;
  /** Whether this tab works on it. */
  readonly isHere: boolean;
  /** Whether it is the only one that is neither deleted nor archived. */
  readonly isOnly: boolean;
  readonly isBusy: boolean;
  readonly onAction: (action: ProjectAction) => void;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onDuplicate: (name: string, withData: boolean) => Promise<boolean>;
}

function stateOf({ createdAt, removedAt, archivedAt }: ProjectSummary): string {
  if (removedAt !== null) return projectsCopy.removedAt(fullDate(removedAt));
  return archivedAt === null
    ? projectsCopy.created(fullDate(createdAt))
    : projectsCopy.archivedAt(fullDate(archivedAt));
}

function pressesOf({ removedAt, archivedAt }: ProjectSummary, isHere: boolean, isOnly: boolean) {
  if (removedAt !== null) return ['restore'] as const;
  if (archivedAt !== null) return ['return', 'delete'] as const;
  return [
    ...(isHere ? [] : (['open'] as const)),
    ...(['rename', 'duplicate', 'export'] as const),
    ...(isOnly ? [] : (['archive', 'delete'] as const)),
  ];
}

/** One project with what can be done with it. */
export function ProjectRow(props: ProjectRowProps): ReactElement {
  const { project, isHere, isOnly, isBusy, onAction, onRename, onDuplicate } = props;
  const { name } = project;
  const [form, setForm] = useState<'rename' | 'duplicate'>();
  const close = (): void => setForm(undefined);
  if (form === 'duplicate')
    return <DuplicateForm name={name} isBusy={isBusy} onDuplicate={onDuplicate} onCancel={close} />;
  if (form === 'rename')
    return (
      <NameForm
        label={projectsCopy.renameLabel(name)}
        button={projectsCopy.save}
        name={name}
        isBusy={isBusy}
        onName={async (next) => {
          const isDone = await onRename(next);
          if (isDone) close();
          return isDone;
        }}
      >
        <Button variant="ghost" onClick={close}>
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
        <span>{stateOf(project)}</span>
      </Stack>
      <ProjectButtons
        name={name}
        presses={pressesOf(project, isHere, isOnly)}
        isBusy={isBusy}
        onPress={(press) => (press === 'rename' || press === 'duplicate' ? setForm(press) : onAction(press))}
      />
    </Row>
  );
}
