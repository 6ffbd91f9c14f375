import * as z from 'zod/mini';
import { projectName } from './commands.ts';
import { define, nothing, type Subject } from './define.ts';
import { list } from './list.ts';

const projectSummary = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** When it is removed for good; null for a project that was not deleted. */
  removedAt: z.nullable(z.string()),
  /** When it was archived; null for others. */
  archivedAt: z.nullable(z.string()),
});

const projectsSchema = z.object({
  /** Those opened last first. */
  projects: list(projectSummary),
  /** Id of the project that commands without one are about. */
  currentId: z.string(),
  /** How many projects the subscription allows; null without a limit. */
  limit: z.nullable(z.number()),
});

const oneProject = z.object({ projectId: z.string().check(z.uuid()) });

/** What is shown of a project, and changes with the current one. */
const ofCurrent: readonly Subject[] = [
  'projects',
  'project',
  'operations',
  'conversations',
  'code',
  'site',
  'rows',
  'usage',
  'points',
  'api',
];

/** Commands about a person's projects as a whole. */
export const projectsCommands = {
  listProjects: define('list_projects', nothing, projectsSchema),
  /** Creates an empty project and makes it the current one. */
  createProject: define('create_project', z.object({ name: projectName }), projectSummary, ...ofCurrent),
  /** Makes a project the current one. */
  openProject: define('open_project', oneProject, projectSummary, ...ofCurrent),
  renameProject: define(
    'rename_project',
    z.extend(oneProject, { name: projectName }),
    projectSummary,
    'projects',
    'project',
  ),
  /** Takes a project offline; it is removed for good 30 days later. The last one is never deleted. */
  deleteProject: define('delete_project', oneProject, projectSummary, ...ofCurrent),
  /** Brings a deleted project back as it was. */
  restoreProject: define('restore_project', oneProject, projectSummary, ...ofCurrent),
  /** Takes a project offline until it is returned; it does not count towards the limit. The last one is never archived. */
  archiveProject: define('archive_project', oneProject, projectSummary, ...ofCurrent),
  /** Brings an archived project back as it was. */
  returnProject: define('return_project', oneProject, projectSummary, ...ofCurrent),
  /** Copies a project into a new one, which becomes the current one: all of it, or without rows, people and uploaded files. */
  duplicateProject: define(
    'duplicate_project',
    z.extend(oneProject, { name: projectName, withData: z.boolean() }),
    projectSummary,
    ...ofCurrent,
  ),
  /** Writes a project to one file, which can be downloaded once, within ten minutes. */
  exportProject: define(
    'export_project',
    oneProject,
    z.object({ path: z.string(), fileName: z.string(), bytes: z.number() }),
  ),
} as const;

export const projectSummarySchema = projectSummary;

/** Where a file is sent to become a new project, with its name as `name`; the answer has the project as `result`. */
export const importPath = '/bridge/v1/project-imports';

export type ProjectsView = z.infer<typeof projectsSchema>;
export type ProjectSummary = z.infer<typeof projectSummary>;
