import type { TemplateDraft } from '@saywright/domain/template-builder';
import type { Dispatch, ReactElement, SetStateAction } from 'react';
import { useTemplates } from '../../../services/templates.ts';
import * as page from '../Advanced.css.ts';
import { FieldBuilder } from './FieldBuilder.tsx';
import { Preview } from './Preview.tsx';
import { SavedTemplates } from './SavedTemplates.tsx';
import * as css from './Templates.css.ts';
import { TemplateForm } from './TemplateForm.tsx';

export interface DraftProps {
  readonly draft: TemplateDraft;
  readonly onDraft: Dispatch<SetStateAction<TemplateDraft>>;
}

/** Templates of one's own: made, looked at, saved, exported (SP-ADVF-14 to SP-ADVF-19). */
export default function Templates({ draft, onDraft }: DraftProps): ReactElement {
  const templates = useTemplates();
  return (
    <div className={page.columns}>
      <TemplateForm draft={draft} onDraft={onDraft} onSave={templates.save}>
        <FieldBuilder draft={draft} onDraft={onDraft} />
      </TemplateForm>
      <div className={css.preview}>
        <Preview draft={draft} />
      </div>
      <SavedTemplates templates={templates} />
    </div>
  );
}
