import * as z from 'zod/mini';
import { projectName } from './commands.ts';
import { define } from './define.ts';
import { oneProject, ofCurrent, projectSummarySchema } from './projects.ts';

/** Commands about copies of projects and archived ones, apart from those that every page needs. */
export const projectCopiesCommands = {
  /** Takes a project offline until it is returned; it does not count towards the limit. The last one is never archived. */
  archiveProject: define('archive_project', oneProject, projectSummarySchema, ...ofCurrent),
  /** Brings an archived project back as it was. */
  returnProject: define('return_project', oneProject, projectSummarySchema, ...ofCurrent),
  /** Copies a project into a new one, which becomes the current one: all of it, or without rows, people and uploaded files. */
  duplicateProject: define(
    'duplicate_project',
    z.extend(oneProject, { name: projectName, withData: z.boolean() }),
    projectSummarySchema,
    ...ofCurrent,
  ),
  /** Writes a project to one file, which can be downloaded once, within ten minutes. */
  exportProject: define(
    'export_project',
    oneProject,
    z.object({ path: z.string(), fileName: z.string(), bytes: z.number() }),
  ),
} as const;

/** Where a file is sent to become a new project, with its name as `name`; the answer has the project as `result`. */
export const importPath = '/bridge/v1/project-imports';
