import type { ProjectSummary } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import { Banner } from '@saywright/ui/Banner';
import { Card } from '@saywright/ui/Card';
import { FileTrigger } from '@saywright/ui/FileTrigger';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { Suspense, useState, type ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { projectsCopy } from '../../copy/project.ts';
import { useProjects } from '../../services/projects.ts';
import { projectOfTab } from '../../services/tabProject.ts';
import { LaterConfirmDialog } from '../../shell/LaterConfirmDialog.tsx';
import { NameForm } from '../../shell/NameForm.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import { useProjectActions } from './useProjectActions.ts';

/** The person's projects: open, create, rename, copy, export, import, archive, delete and bring back. */
export function ProjectsCard(): ReactElement {
  const { data, error } = useProjects();
  const kept = (data?.projects ?? []).filter(
    ({ removedAt, archivedAt }) => removedAt === null && archivedAt === null,
  );
  const here = kept.find(({ id }) => id === projectOfTab())?.id ?? data?.currentId;
  const actions = useProjectActions(here);
  const [deleting, setDeleting] = useState<ProjectSummary>();
  if (!data)
    return (
      <Card title={projectsCopy.title}>
        {error ? (
          <Banner tone="danger" title={projectsCopy.failed}>
            {error.message}
          </Banner>
        ) : (
          <Skeleton label={copy.loading} lines={3} />
        )}
      </Card>
    );
  const { projects, limit } = data;
  const { isBusy, problem } = actions;
  const remove = async (project: ProjectSummary): Promise<void> => {
    if (await actions.run('delete', project)) setDeleting(undefined);
  };
  return (
    <Card
      title={projectsCopy.title}
      action={limit !== null && <Badge tone="line">{projectsCopy.left(kept.length, limit)}</Badge>}
    >
      <Stack>
        <p>{projectsCopy.text}</p>
        {projects.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            isHere={project.id === here}
            isOnly={kept.length === 1}
            isBusy={isBusy}
            onAction={(action) => {
              if (action === 'delete') {
                actions.forgetProblem();
                setDeleting(project);
              } else void actions.run(action, project);
            }}
            onRename={(name) => actions.rename(project, name)}
            onDuplicate={(name, withData) => actions.duplicate(project, name, withData)}
          />
        ))}
        {problem !== undefined && !deleting && <Banner tone="danger" title={problem} />}
        <NameForm
          label={projectsCopy.newName}
          button={projectsCopy.create}
          isBusy={isBusy}
          onName={(name) => actions.create(name)}
        />
        <p>{projectsCopy.importText}</p>
        <FileTrigger
          accept=".gz"
          busy={isBusy}
          onChange={([file]) => {
            if (file) void actions.importFile(file);
          }}
        >
          {projectsCopy.import}
        </FileTrigger>
      </Stack>
      <Suspense>
        {deleting && (
          <LaterConfirmDialog
            open
            title={projectsCopy.question}
            subject={deleting.name}
            confirmLabel={projectsCopy.confirm}
            busy={isBusy}
            error={problem}
            onConfirm={() => void remove(deleting)}
            onCancel={() => setDeleting(undefined)}
          >
            {projectsCopy.consequence}
          </LaterConfirmDialog>
        )}
      </Suspense>
    </Card>
  );
}
