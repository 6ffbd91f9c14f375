import {
  emptyTemplateDraft,
  templateFrameworks,
  templateFrom,
  templateToasts,
  withTag,
  type CustomTemplate,
} from '@saywright/domain/template-builder';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Select } from '@saywright/ui/Select';
import { Stack } from '@saywright/ui/Stack';
import { TagField, type TagFieldHandle } from '@saywright/ui/TagField';
import { TextArea } from '@saywright/ui/TextArea';
import { TextField } from '@saywright/ui/TextField';
import { toast } from '@saywright/ui/Toast';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { templatesCopy } from '../../../copy/advanced.ts';
import * as page from '../Advanced.css.ts';
import type { DraftProps } from './draftProps.ts';

interface TemplateFormProps extends DraftProps {
  /** Returns false if the browser could not store it. */
  readonly onSave: (template: CustomTemplate) => boolean;
  /** The field builder, shown above the button. */
  readonly children: ReactNode;
}

const frameworks = templateFrameworks.map((id) => ({ id, label: templatesCopy.frameworks[id] }));

/** A template's name, framework and tags; saving clears the form. */
export function TemplateForm({ draft, onDraft, onSave, children }: TemplateFormProps): ReactElement {
  const [isChecked, setIsChecked] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const tagField = useRef<TagFieldHandle>(null);
  const lacksName = draft.name.trim() === '';
  const lacksDescription = draft.description.trim() === '';
  const save = (): void => {
    // A tag that was typed but not confirmed is saved too.
    const tags = tagField.current?.addTyped() ?? draft.tags;
    const template = templateFrom({ ...draft, tags }, crypto.randomUUID());
    if (!template.ok) {
      toast(template.error);
      setIsChecked(true);
      (lacksName ? name : description).current?.focus();
      return;
    }
    const saved = templateToasts.saved(template.value.name);
    if (onSave(template.value)) toast(saved);
    else toast({ ...saved, description: templatesCopy.notKept, tone: 'warning' });
    onDraft(emptyTemplateDraft);
    setIsChecked(false);
    name.current?.focus();
  };
  // Not a form: Enter in the tag field adds a tag and must not save half a template.
  return (
    <Stack>
      <Card title={templatesCopy.create}>
        <div className={page.fields}>
          <div className={page.wholeRow}>
            <TextField
              ref={name}
              label={templatesCopy.name}
              value={draft.name}
              onChange={(value) => onDraft((now) => ({ ...now, name: value }))}
              errorMessage={isChecked && lacksName ? templatesCopy.nameMissing : undefined}
              required
              autoComplete="off"
            />
          </div>
          <div className={page.wholeRow}>
            <TextArea
              ref={description}
              label={templatesCopy.description}
              rows={2}
              value={draft.description}
              onChange={(value) => onDraft((now) => ({ ...now, description: value }))}
              errorMessage={isChecked && lacksDescription ? templatesCopy.descriptionMissing : undefined}
              required
            />
          </div>
          <TextField
            label={templatesCopy.category}
            optionalHint={templatesCopy.optional}
            placeholder={templatesCopy.categoryExample}
            value={draft.category}
            onChange={(value) => onDraft((now) => ({ ...now, category: value }))}
            autoComplete="off"
          />
          <Select
            label={templatesCopy.framework}
            description={templatesCopy.frameworkNote}
            options={frameworks}
            value={draft.framework}
            onChange={(id) => {
              const framework = templateFrameworks.find((known) => known === id);
              if (framework) onDraft((now) => ({ ...now, framework }));
            }}
          />
          <div className={page.wholeRow}>
            <TagField
              handle={tagField}
              label={templatesCopy.tags}
              optionalHint={templatesCopy.optional}
              description={templatesCopy.tagsNote}
              value={draft.tags}
              withTag={withTag}
              onChange={(tags) => onDraft((now) => ({ ...now, tags }))}
            />
          </div>
          <div className={page.wholeRow}>
            <TextArea
              label={templatesCopy.code}
              description={templatesCopy.codeNote}
              optionalHint={templatesCopy.optional}
              rows={3}
              value={draft.codeTemplate}
              onChange={(value) => onDraft((now) => ({ ...now, codeTemplate: value }))}
            />
          </div>
        </div>
      </Card>
      {children}
      <div>
        <Button variant="primary" size="lg" onClick={save}>
          {templatesCopy.save}
        </Button>
      </div>
    </Stack>
  );
}
