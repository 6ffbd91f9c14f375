import { fail, ok, type Result } from '../result.ts';
import { isBlank } from '../text/index.ts';
import { projectTemplateById } from './projectTemplates.ts';
import { demoToasts } from './texts.ts';
import type { ProjectDraft } from './types.ts';

/** The empty form; it comes back after a project was created (SP-DEMO-22, SP-DEMO-27). */
export const emptyProjectDraft: ProjectDraft = {
  name: '',
  description: '',
  requirements: '',
  templateId: undefined,
};

/**
 * The draft ready to be created; it needs a name, and a template that is not known is left out (SP-DEMO-29, SP-DEMO-30).
 * @example
 * projectFrom({ ...emptyProjectDraft, name: ' Shop ' }).value.name // => 'Shop'
 */
export function projectFrom(draft: ProjectDraft): Result<ProjectDraft, typeof demoToasts.nameRequired> {
  if (isBlank(draft.name)) return fail(demoToasts.nameRequired);
  return ok({
    name: draft.name.trim(),
    description: draft.description.trim(),
    requirements: draft.requirements.trim(),
    templateId: projectTemplateById(draft.templateId)?.id,
  });
}
