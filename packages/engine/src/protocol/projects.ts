import * as z from 'zod/mini';
import { projectName } from './commands.ts';
import { define, nothing, type Subject } from './define.ts';
import { list } from './list.ts';

export const projectSummarySchema = z.object({
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
  projects: list(projectSummarySchema),
  /** Id of the project that commands without one are about. */
  currentId: z.string(),
  /** How many projects the subscription allows; null without a limit. */
  limit: z.nullable(z.number()),
});

export const oneProject = z.object({ projectId: z.string().check(z.uuid()) });

/** What is shown of a project, and changes with the current one. */
export const ofCurrent: readonly Subject[] = [
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
  createProject: define(
    'create_project',
    z.object({ name: projectName }),
    projectSummarySchema,
    ...ofCurrent,
  ),
  /** Makes a project the current one. */
  openProject: define('open_project', oneProject, projectSummarySchema, ...ofCurrent),
  renameProject: define(
    'rename_project',
    z.extend(oneProject, { name: projectName }),
    projectSummarySchema,
    'projects',
    'project',
  ),
  /** Takes a project offline; it is removed for good 30 days later. The last one is never deleted. */
  deleteProject: define('delete_project', oneProject, projectSummarySchema, ...ofCurrent),
  /** Brings a deleted project back as it was. */
  restoreProject: define('restore_project', oneProject, projectSummarySchema, ...ofCurrent),
} as const;

export type ProjectsView = z.infer<typeof projectsSchema>;
export type ProjectSummary = z.infer<typeof projectSummarySchema>;
