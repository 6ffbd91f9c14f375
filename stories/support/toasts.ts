import { dismissToast, toast, type ToastOptions } from '@saywright/ui';

const shown = new Set<string>();

/** Shows a toast that does not outlive its story; returns its id. */
export function show(options: ToastOptions): string {
  const id = toast(options);
  shown.add(id);
  return id;
}

/** Closes the toasts that a story leaves open. */
export function dismissShown(): void {
  for (const id of shown) dismissToast(id);
  shown.clear();
}
