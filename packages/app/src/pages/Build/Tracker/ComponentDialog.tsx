import {
  componentFromDraft,
  draftOf,
  nextComponentId,
  trackerComplexities,
  trackerPriorities,
  trackerStatuses,
  trackerTypes,
  type ComponentDraft,
  type DraftErrors,
  type TrackedComponent,
} from '@saywright/domain/tracker';
import { Button } from '@saywright/ui/Button';
import { Dialog } from '@saywright/ui/Dialog';
import { Select } from '@saywright/ui/Select';
import { TagField, type TagFieldHandle } from '@saywright/ui/TagField';
import { TextArea } from '@saywright/ui/TextArea';
import { TextField } from '@saywright/ui/TextField';
import { useId, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { buildCopy } from '../../../copy/build/page.ts';
import { trackerCopy } from '../../../copy/build/tracker.ts';
import { today } from '../format.ts';
import * as css from './Tracker.css.ts';

const copy = trackerCopy.form;
const plain = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const options = {
  type: trackerTypes.map((id) => ({ id, label: id, description: trackerCopy.types[id] })),
  status: trackerStatuses.map((id) => ({ id, label: buildCopy.statuses[id] })),
  complexity: plain(trackerComplexities),
  priority: plain(trackerPriorities),
};
const numbers = ['estimatedHours', 'actualHours', 'estimatedLines', 'actualLines'] as const;

function emptyDraft(components: readonly TrackedComponent[]): ComponentDraft {
  return {
    id: nextComponentId(components, 'COMP'),
    name: '',
    type: 'COMP',
    description: '',
    status: 'planned',
    complexity: 'Medium',
    estimatedHours: '',
    actualHours: '',
    estimatedLines: '',
    actualLines: '',
    dependencies: [],
    tags: [],
    phase: 'PHASE_01',
    priority: 'Medium',
    assignedTo: '',
    createdDate: today(),
    completedDate: '',
  };
}

interface ComponentDialogProps {
  /** The component to edit; undefined for a new one. */
  readonly component: TrackedComponent | undefined;
  readonly components: readonly TrackedComponent[];
  readonly onSave: (component: TrackedComponent) => void;
  readonly onClose: () => void;
}

/** The form for a new or existing component; errors are shown at their fields on save. */
export function ComponentDialog(props: ComponentDialogProps): ReactElement {
  const { component, components, onSave, onClose } = props;
  const [draft, setDraft] = useState(() => (component ? draftOf(component) : emptyDraft(components)));
  const [errors, setErrors] = useState<DraftErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const dependencyField = useRef<TagFieldHandle>(null);
  const tagField = useRef<TagFieldHandle>(null);
  const id = useId();
  const set = (part: Partial<ComponentDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const text = (field: 'id' | 'name' | 'phase' | 'assignedTo' | (typeof numbers)[number], more = {}) => (
    <TextField
      label={copy[field]}
      value={draft[field]}
      onChange={(value) => set({ [field]: value })}
      errorMessage={errors[field]}
      {...more}
    />
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const taken = component ? [] : components.map((known) => known.id);
    // A tag that was typed but not confirmed is saved too.
    const dependencies = dependencyField.current?.addTyped() ?? draft.dependencies;
    const tags = tagField.current?.addTyped() ?? draft.tags;
    const result = componentFromDraft({ ...draft, dependencies, tags }, taken);
    if (result.ok) {
      onSave(result.value);
      return;
    }
    setErrors(result.error);
    // Focuses the first field with an error, once they are rendered.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const setType = (wanted: string): void => {
    const type = trackerTypes.find((known) => known === wanted);
    if (!type) return;
    const isSuggested = !component && draft.id === nextComponentId(components, draft.type);
    set({ type, ...(isSuggested && { id: nextComponentId(components, type) }) });
  };
  const setStatus = (wanted: string): void => {
    const status = trackerStatuses.find((known) => known === wanted);
    if (!status) return;
    const isDone = status === 'completed' && draft.completedDate === '';
    set({ status, ...(isDone && { completedDate: today() }) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={component ? copy.edit : copy.add}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" type="submit" form={id}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className={css.fields} onSubmit={submit}>
        {text('name', { required: true, autoFocus: true })}
        {text('id', { required: true, disabled: component !== undefined })}
        <div className={css.whole}>
          <TextArea
            label={copy.description}
            optionalHint={copy.optional}
            rows={2}
            value={draft.description}
            onChange={(description) => set({ description })}
          />
        </div>
        <Select label={copy.type} options={options.type} value={draft.type} onChange={setType} />
        <Select label={copy.status} options={options.status} value={draft.status} onChange={setStatus} />
        <Select
          label={copy.complexity}
          options={options.complexity}
          value={draft.complexity}
          onChange={(wanted) => {
            const complexity = trackerComplexities.find((known) => known === wanted);
            if (complexity) set({ complexity });
          }}
        />
        <Select
          label={copy.priority}
          options={options.priority}
          value={draft.priority}
          onChange={(wanted) => {
            const priority = trackerPriorities.find((known) => known === wanted);
            if (priority) set({ priority });
          }}
        />
        {numbers.map((field) => (
          <div key={field}>{text(field, { inputMode: 'decimal', optionalHint: copy.optional })}</div>
        ))}
        {text('phase')}
        {text('assignedTo', { optionalHint: copy.optional })}
        <TextField
          type="date"
          label={copy.createdDate}
          value={draft.createdDate}
          onChange={(createdDate) => set({ createdDate })}
          errorMessage={errors.createdDate}
        />
        <TextField
          type="date"
          label={copy.completedDate}
          value={draft.completedDate}
          onChange={(completedDate) => set({ completedDate })}
          errorMessage={errors.completedDate}
          disabled={draft.status !== 'completed'}
        />
        <TagField
          handle={dependencyField}
          label={copy.dependencies}
          optionalHint={copy.optional}
          value={draft.dependencies}
          onChange={(dependencies) => set({ dependencies })}
        />
        <TagField
          handle={tagField}
          label={copy.tags}
          optionalHint={copy.optional}
          value={draft.tags}
          onChange={(tags) => set({ tags })}
        />
      </form>
    </Dialog>
  );
}
