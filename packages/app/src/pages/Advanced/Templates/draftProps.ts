import type { TemplateDraft } from '@saywright/domain/template-builder';
import type { Dispatch, SetStateAction } from 'react';

/** The template draft and its setter. */
export interface DraftProps {
  readonly draft: TemplateDraft;
  readonly onDraft: Dispatch<SetStateAction<TemplateDraft>>;
}
