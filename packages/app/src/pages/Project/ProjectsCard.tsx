import { projectsCommands, type ProjectSummary } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import { Banner } from '@saywright/ui/Banner';
import { Card } from '@saywright/ui/Card';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { Suspense, useState, type ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { projectsCopy } from '../../copy/project.ts';
import { useCommands } from '../../providers/commands.ts';
import { useRefetch } from '../../services/data.ts';
import { useProjects } from '../../services/projects.ts';
import { projectOfTab, workOn } from '../../services/tabProject.ts';
import { LaterConfirmDialog } from '../../shell/LaterConfirmDialog.tsx';
import { NameForm } from '../../shell/NameForm.tsx';
import { ProjectRow } from './ProjectRow.tsx';

/** Shows a project in this tab; everything on the page is loaded again, so nothing of the last one is left. */
function show({ id }: ProjectSummary): void {
  workOn(id);
  window.location.reload();
}

/** The person's projects: open, create, rename, delete and bring back. */
export function ProjectsCard(): ReactElement {
  const { send } = useCommands();
  const refetch = useRefetch();
  const { data, error } = useProjects();
  const [deleting, setDeleting] = useState<ProjectSummary>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [deleteProblem, setDeleteProblem] = useState<string>();
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
  const kept = projects.filter(({ removedAt }) => removedAt === null);
  const here = kept.find(({ id }) => id === projectOfTab())?.id ?? data.currentId;
  /** Carries out some work; what the server refuses is shown. */
  const attempt = async (
    work: () => Promise<unknown>,
    say: (text: string | undefined) => void = setProblem,
  ): Promise<boolean> => {
    setBusy(true);
    say(undefined);
    try {
      await work();
      return true;
    } catch (failure) {
      say(failure instanceof Error ? failure.message : String(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const changed = async (command: Parameters<typeof refetch>[0]): Promise<unknown> => refetch(command);
  const remove = async ({ id }: ProjectSummary): Promise<void> => {
    const isDone = await attempt(
      () => send(projectsCommands.deleteProject, { projectId: id }),
      setDeleteProblem,
    );
    if (!isDone) return;
    setDeleting(undefined);
    if (id !== here) return void (await changed(projectsCommands.deleteProject));
    // The server says which project is open now.
    workOn(undefined);
    window.location.reload();
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
            onOpen={() =>
              void attempt(async () =>
                show(await send(projectsCommands.openProject, { projectId: project.id })),
              )
            }
            onRename={(name) =>
              attempt(async () => {
                await send(projectsCommands.renameProject, { projectId: project.id, name });
                await changed(projectsCommands.renameProject);
              })
            }
            onDelete={() => {
              setDeleteProblem(undefined);
              setDeleting(project);
            }}
            onRestore={() =>
              void attempt(async () => {
                await send(projectsCommands.restoreProject, { projectId: project.id });
                await changed(projectsCommands.restoreProject);
              })
            }
          />
        ))}
        {problem !== undefined && <Banner tone="danger" title={problem} />}
        <NameForm
          label={projectsCopy.newName}
          button={projectsCopy.create}
          isBusy={isBusy}
          onName={(name) => attempt(async () => show(await send(projectsCommands.createProject, { name })))}
        />
      </Stack>
      <Suspense>
        {deleting && (
          <LaterConfirmDialog
            open
            title={projectsCopy.question}
            subject={deleting.name}
            confirmLabel={projectsCopy.confirm}
            busy={isBusy}
            error={deleteProblem}
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
