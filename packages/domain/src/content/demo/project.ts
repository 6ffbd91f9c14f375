import { fail, ok, type Result } from '../../shared/result.ts';
import { isBlank } from '../../shared/text/index.ts';
import { projectTemplateById } from './projectTemplates.ts';
import { demoToasts } from './texts.ts';
import type { ProjectDraft } from './types.ts';

/** The empty form, also shown after a project was created. */
export const emptyProjectDraft: ProjectDraft = {
  name: '',
  description: '',
  requirements: '',
  templateId: undefined,
};

/**
 * The draft ready to be created. Fails without a name; an unknown template is left out.
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
