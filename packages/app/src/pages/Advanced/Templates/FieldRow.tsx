import { templateFieldTypes, type TemplateField } from '@saywright/domain/template-builder';
import { Checkbox } from '@saywright/ui/Checkbox';
import { IconButton } from '@saywright/ui/IconButton';
import { Select } from '@saywright/ui/Select';
import { TextField } from '@saywright/ui/TextField';
import { useEffect, useRef, type ReactElement } from 'react';
import { templatesCopy } from '../../../copy/advanced.ts';
import * as page from '../Advanced.css.ts';
import * as css from './Templates.css.ts';

interface FieldRowProps {
  readonly field: TemplateField;
  /** Position in the form, from one. */
  readonly number: number;
  /** Just added, so it takes focus. */
  readonly isNew: boolean;
  readonly onChange: (change: Partial<Omit<TemplateField, 'id'>>) => void;
  readonly onRemove: () => void;
}

const types = templateFieldTypes.map((id) => ({ id, label: templatesCopy.types[id] }));

/** A field in the template editor. */
export function FieldRow({ field, number, isNew, onChange, onRemove }: FieldRowProps): ReactElement {
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) name.current?.focus();
  }, [isNew]);
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{templatesCopy.field(number)}</legend>
      <div className={page.fields}>
        <TextField
          ref={name}
          label={templatesCopy.fieldName}
          value={field.name}
          onChange={(value) => onChange({ name: value })}
          autoComplete="off"
        />
        <Select
          label={templatesCopy.fieldType}
          options={types}
          value={field.type}
          onChange={(id) => {
            const type = templateFieldTypes.find((known) => known === id);
            if (type) onChange({ type });
          }}
        />
        <TextField
          label={templatesCopy.fieldLabel}
          value={field.label}
          onChange={(label) => onChange({ label })}
          autoComplete="off"
        />
        <TextField
          label={field.type === 'select' ? templatesCopy.fieldChoices : templatesCopy.fieldPlaceholder}
          description={field.type === 'select' ? templatesCopy.fieldChoicesNote : undefined}
          value={field.placeholder}
          onChange={(placeholder) => onChange({ placeholder })}
          autoComplete="off"
        />
      </div>
      <div className={css.fieldEnd}>
        <Checkbox
          label={templatesCopy.fieldRequired}
          checked={field.required}
          onChange={(required) => onChange({ required })}
        />
        <IconButton icon="trash" label={templatesCopy.removeField(number)} onClick={onRemove} />
      </div>
    </fieldset>
  );
}
