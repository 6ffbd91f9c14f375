import { bytesText } from '@saywright/domain/receipt';
import { projectCopiesCommands, projectsCommands, type ProjectSummary } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { useState } from 'react';
import { projectsCopy } from '../../copy/project.ts';
import { useCommands } from '../../providers/commands.ts';
import { useRefetch } from '../../services/data.ts';
import { download, importProject } from '../../services/projectFiles.ts';
import { workOn } from '../../services/tabProject.ts';
import type { ProjectAction } from './ProjectButtons.tsx';

/** Shows a project in this tab; everything on the page is loaded again, so nothing of the last one is left. */
function show({ id }: ProjectSummary): void {
  workOn(id);
  window.location.reload();
}

/** What a person does with their projects. What the server refuses becomes `problem`. */
export interface ProjectActions {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** Resolves with whether it was done. */
  run(action: ProjectAction, project: ProjectSummary): Promise<boolean>;
  create(name: string): Promise<boolean>;
  rename(project: ProjectSummary, name: string): Promise<boolean>;
  duplicate(project: ProjectSummary, name: string, withData: boolean): Promise<boolean>;
  importFile(file: File): Promise<boolean>;
  forgetProblem(): void;
}

/** The actions of the projects card; `here` is the project that this tab works on. */
export function useProjectActions(here: string | undefined): ProjectActions {
  const { send } = useCommands();
  const refetch = useRefetch();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** Loads the page again where the project of this tab is gone; the server says which one is open now. */
  async function left(id: string, command: Parameters<typeof refetch>[0]): Promise<void> {
    if (id !== here) return void (await refetch(command));
    workOn(undefined);
    window.location.reload();
  }

  const work: Readonly<Record<ProjectAction, (project: ProjectSummary) => Promise<void>>> = {
    open: async ({ id: projectId }) => show(await send(projectsCommands.openProject, { projectId })),
    export: async ({ id: projectId, name }) => {
      const { path, fileName, bytes } = await send(projectCopiesCommands.exportProject, { projectId });
      download(path, fileName);
      toast({
        title: projectsCopy.exported(name),
        description: projectsCopy.exportedText(bytesText(bytes)),
        tone: 'success',
      });
    },
    archive: async ({ id: projectId }) => {
      await send(projectCopiesCommands.archiveProject, { projectId });
      await left(projectId, projectCopiesCommands.archiveProject);
    },
    return: async ({ id: projectId }) => {
      await send(projectCopiesCommands.returnProject, { projectId });
      await refetch(projectCopiesCommands.returnProject);
    },
    delete: async ({ id: projectId }) => {
      await send(projectsCommands.deleteProject, { projectId });
      await left(projectId, projectsCommands.deleteProject);
    },
    restore: async ({ id: projectId }) => {
      await send(projectsCommands.restoreProject, { projectId });
      await refetch(projectsCommands.restoreProject);
    },
  };
  return {
    isBusy,
    problem,
    forgetProblem: () => setProblem(undefined),
    run: (action, project) => attempt(() => work[action](project)),
    create: (name) => attempt(async () => show(await send(projectsCommands.createProject, { name }))),
    rename: ({ id: projectId }, name) =>
      attempt(async () => {
        await send(projectsCommands.renameProject, { projectId, name });
        await refetch(projectsCommands.renameProject);
      }),
    duplicate: ({ id: projectId }, name, withData) =>
      attempt(async () =>
        show(await send(projectCopiesCommands.duplicateProject, { projectId, name, withData })),
      ),
    importFile: (file) => attempt(async () => show(await importProject(file))),
  };
}
