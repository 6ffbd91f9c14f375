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
import { buildStores, useBuildStore } from '../buildStores.ts';
import { ComponentDialog } from './ComponentDialog.tsx';
import { ImportReport } from './ImportReport.tsx';

type Task =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly component: TrackedComponent };

/** The user's own components and all actions on them. `onOwn` is called when they should be shown. */
export function useComponents(onOwn: () => void): {
  readonly components: readonly TrackedComponent[];
  readonly add: () => void;
  readonly edit: (component: TrackedComponent) => void;
  readonly remove: (component: TrackedComponent) => void;
  readonly merge: (incoming: readonly TrackedComponent[]) => void;
  readonly importFile: (imported: ImportedComponents) => void;
  /** Corrections made by the last import, if any. */
  readonly report: ReactElement | undefined;
  readonly dialogs: ReactElement;
} {
  const [components, save] = useBuildStore(buildStores.components);
  const [task, setTask] = useState<Task>();
  const [imported, setImported] = useState<ImportedComponents>();
  const toastId = useRef<string>(undefined);
  // Undo restores the previous list, so its toast is dismissed before another change.
  const begin = useCallback((next: Task | undefined) => {
    if (toastId.current !== undefined) dismissToast(toastId.current);
    setTask(next);
    setImported(undefined);
  }, []);
  const announce = useCallback(
    (options: ToastOptions, previous?: readonly TrackedComponent[]): void => {
      const undo = previous && { label: copy.delete.undo, onPress: () => save(previous) };
      toastId.current = toast({ tone: 'success', ...options, ...(undo && { action: undo, duration: 8000 }) });
    },
    [save],
  );
  const add = useCallback(() => begin({ kind: 'add' }), [begin]);
  const edit = useCallback((component: TrackedComponent) => begin({ kind: 'edit', component }), [begin]);
  const remove = useCallback((component: TrackedComponent) => begin({ kind: 'delete', component }), [begin]);
  const close = (): void => begin(undefined);

  const submit = (component: TrackedComponent): void => {
    close();
    if (task?.kind === 'edit') {
      save(replaceComponent(components, component));
      announce({ title: copy.changed(component.name) });
      return;
    }
    const extended = addComponent(components, component);
    if (!extended.ok) return;
    save(extended.value);
    onOwn();
    announce({ title: copy.added(component.name) });
  };
  const removeConfirmed = (component: TrackedComponent): void => {
    close();
    save(removeComponent(components, component.id));
    announce({ title: copy.delete.done(component.name), tone: 'info' }, components);
  };
  const merge = useCallback(
    (incoming: readonly TrackedComponent[]): void => {
      begin(undefined);
      const merged = mergeComponents(components, incoming);
      if (merged.components.length > maxComponents) {
        toast({ title: copy.imported.refused, description: copy.imported.tooMany, tone: 'danger' });
        return;
      }
      save(merged.components);
      onOwn();
      announce(
        {
          title: copy.imported.title,
          description: copy.imported.text(countText(merged.added), countText(merged.replaced)),
        },
        components,
      );
    },
    [begin, components, save, onOwn, announce],
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
          onSave={submit}
          onClose={close}
        />
      )}
      {task?.kind === 'delete' && (
        <ConfirmDialog
          open
          title={copy.delete.title}
          subject={`${task.component.id} ${task.component.name}`}
          confirmLabel={copy.delete.confirm(task.component.id)}
          onConfirm={() => removeConfirmed(task.component)}
          onCancel={close}
        >
          {copy.delete.text}
        </ConfirmDialog>
      )}
    </>
  );
  return { components, add, edit, remove, merge, importFile, report, dialogs };
}
