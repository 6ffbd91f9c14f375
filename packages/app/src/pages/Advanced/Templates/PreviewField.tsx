import { fieldChoices, fieldTitle, type TemplateField } from '@saywright/domain/template-builder';
import { Checkbox } from '@saywright/ui/Checkbox';
import { Select } from '@saywright/ui/Select';
import { TextArea } from '@saywright/ui/TextArea';
import { TextField } from '@saywright/ui/TextField';
import { useId, useState, type ReactElement } from 'react';
import { templatesCopy } from '../../../copy/advanced.ts';
import * as css from './Templates.css.ts';

/** A template field to try out; the input is not saved. */
export function PreviewField({ field }: { readonly field: TemplateField }): ReactElement {
  const id = useId();
  const [text, setText] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const { type, required } = field;
  const label = fieldTitle(field) || templatesCopy.untitledField;
  const placeholder = field.placeholder.trim() || undefined;
  const optionalHint = required ? undefined : templatesCopy.optional;
  const shared = { label, placeholder, optionalHint, required };
  switch (type) {
    case 'text':
      return <TextField {...shared} value={text} onChange={setText} autoComplete="off" />;
    case 'textarea':
      return <TextArea {...shared} rows={3} value={text} onChange={setText} />;
    case 'select':
      return (
        <Select
          {...shared}
          placeholder={undefined}
          options={fieldChoices(field).map((choice) => ({ id: choice, label: choice }))}
          value={text || null}
          onChange={setText}
          emptyText={templatesCopy.noChoices}
        />
      );
    case 'checkbox':
      return (
        <Checkbox
          label={required ? label : `${label} (${templatesCopy.optional})`}
          checked={isTicked}
          onChange={setIsTicked}
        />
      );
    default:
      return (
        <div className={css.file}>
          <label htmlFor={id} className={css.fileLabel}>
            {required ? label : `${label} (${templatesCopy.optional})`}
          </label>
          <input id={id} type="file" required={required} className={css.fileInput} />
        </div>
      );
  }
}
