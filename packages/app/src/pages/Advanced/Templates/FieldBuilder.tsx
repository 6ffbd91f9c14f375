import { addField, changeField, removeField } from '@saywright/domain/template-builder';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import { useRef, useState, type ReactElement } from 'react';
import { templatesCopy } from '../../../copy/advanced.ts';
import * as page from '../Advanced.css.ts';
import { FieldRow } from './FieldRow.tsx';
import type { DraftProps } from './draftProps.ts';

/** The fields of the form that a template starts with. */
export function FieldBuilder({ draft, onDraft }: DraftProps): ReactElement {
  const [addedId, setAddedId] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const add = (): void => {
    const id = crypto.randomUUID();
    setAddedId(id);
    onDraft((now) => addField(now, id));
  };
  const remove = (id: string): void => {
    onDraft((now) => removeField(now, id));
    // The pressed button disappears with its field.
    addButton.current?.focus();
  };
  return (
    <Card title={templatesCopy.fields}>
      <Stack>
        <p className={page.muted}>{templatesCopy.fieldsNote}</p>
        {draft.fields.length > 0 && (
          <ul className={page.lines}>
            {draft.fields.map((field, index) => (
              <li key={field.id}>
                <FieldRow
                  field={field}
                  number={index + 1}
                  isNew={field.id === addedId}
                  onChange={(change) => onDraft((now) => changeField(now, field.id, change))}
                  onRemove={() => remove(field.id)}
                />
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button ref={addButton} icon="plus" onClick={add}>
            {templatesCopy.addField}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
