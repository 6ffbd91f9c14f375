import { countText } from '@saywright/domain/receipt';
import {
  addComponent,
  maxComponents,
  mergeComponents,
  removeComponent,
  replaceComponent,
  type ImportedComponents,
  type TrackedComponent,
} from '@saywright/domain/tracker';
import { ConfirmDialog } from '@saywright/ui/ConfirmDialog';
import { dismissToast, toast, type ToastOptions } from '@saywright/ui/Toast';
import { useCallback, useRef, useState, type ReactElement } from 'react';
import { trackerCopy as copy } from '../../../copy/build/tracker.ts';
import { kept, useKept } from '../kept.ts';
import { ComponentDialog } from './ComponentDialog.tsx';
import { ImportReport } from './ImportReport.tsx';

type Task =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly component: TrackedComponent };

/** The person's own components and every way to change them. `onOwn` is called when they are to be looked at. */
export function useComponents(onOwn: () => void): {
  readonly components: readonly TrackedComponent[];
  readonly add: () => void;
  readonly edit: (component: TrackedComponent) => void;
  readonly remove: (component: TrackedComponent) => void;
  readonly merge: (incoming: readonly TrackedComponent[]) => void;
  readonly importFile: (imported: ImportedComponents) => void;
  /** What of the last import was not taken as written. */
  readonly report: ReactElement | undefined;
  readonly dialogs: ReactElement;
} {
  const [components, keep] = useKept(kept.components);
  const [task, setTask] = useState<Task>();
  const [imported, setImported] = useState<ImportedComponents>();
  const said = useRef<string>(undefined);
  // The way back leads to the list before, so it is gone as soon as something else is done.
  const begin = useCallback((next: Task | undefined) => {
    if (said.current !== undefined) dismissToast(said.current);
    setTask(next);
    setImported(undefined);
  }, []);
  const say = useCallback(
    (news: ToastOptions, before?: readonly TrackedComponent[]): void => {
      const undo = before && { label: copy.delete.undo, onPress: () => keep(before) };
      said.current = toast({ tone: 'success', ...news, ...(undo && { action: undo, duration: 8000 }) });
    },
    [keep],
  );
  const add = useCallback(() => begin({ kind: 'add' }), [begin]);
  const edit = useCallback((component: TrackedComponent) => begin({ kind: 'edit', component }), [begin]);
  const remove = useCallback((component: TrackedComponent) => begin({ kind: 'delete', component }), [begin]);
  const close = (): void => begin(undefined);

  const save = (component: TrackedComponent): void => {
    close();
    if (task?.kind === 'edit') {
      keep(replaceComponent(components, component));
      say({ title: copy.changed(component.name) });
      return;
    }
    const more = addComponent(components, component);
    if (!more.ok) return;
    keep(more.value);
    onOwn();
    say({ title: copy.added(component.name) });
  };
  const drop = (component: TrackedComponent): void => {
    close();
    keep(removeComponent(components, component.id));
    say({ title: copy.delete.done(component.name), tone: 'info' }, components);
  };
  const merge = useCallback(
    (incoming: readonly TrackedComponent[]): void => {
      begin(undefined);
      const merged = mergeComponents(components, incoming);
      if (merged.components.length > maxComponents) {
        toast({ title: copy.imported.refused, description: copy.imported.tooMany, tone: 'danger' });
        return;
      }
      keep(merged.components);
      onOwn();
      say(
        {
          title: copy.imported.title,
          description: copy.imported.text(countText(merged.added), countText(merged.replaced)),
        },
        components,
      );
    },
    [begin, components, keep, onOwn, say],
  );
  const importFile = useCallback(
    (found: ImportedComponents): void => {
      merge(found.components);
      if (found.changes.length > 0 || found.repeated > 0) setImported(found);
    },
    [merge],
  );
  const report = imported && <ImportReport imported={imported} onClose={() => setImported(undefined)} />;
  const dialogs = (
    <>
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <ComponentDialog
          component={task.kind === 'edit' ? task.component : undefined}
          components={components}
          onSave={save}
          onClose={close}
        />
      )}
      {task?.kind === 'delete' && (
        <ConfirmDialog
          open
          title={copy.delete.title}
          subject={`${task.component.id} ${task.component.name}`}
          confirmLabel={copy.delete.confirm(task.component.id)}
          onConfirm={() => drop(task.component)}
          onCancel={close}
        >
          {copy.delete.text}
        </ConfirmDialog>
      )}
    </>
  );
  return { components, add, edit, remove, merge, importFile, report, dialogs };
}
