import type { ReactElement } from 'react';
import { useTemplates } from '../../../services/templates.ts';
import * as page from '../Advanced.css.ts';
import type { DraftProps } from './draftProps.ts';
import { FieldBuilder } from './FieldBuilder.tsx';
import { Preview } from './Preview.tsx';
import { SavedTemplates } from './SavedTemplates.tsx';
import * as css from './Templates.css.ts';
import { TemplateForm } from './TemplateForm.tsx';

/** The user's own templates: create, preview, save and export. */
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
