/** Toast queue, independent of React so that the region that shows toasts can load later. */

/** Tone of a toast. */
export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

/** Content and duration of a toast. */
export interface ToastOptions {
  /** Short message. */
  title: string;
  /** Supporting text: one sentence. */
  description?: string | undefined;
  /** Tone; 'danger' is announced assertively. @default 'info' */
  tone?: ToastTone | undefined;
  /** Duration in ms; null keeps it open until dismissed. @default 4000 */
  duration?: number | null | undefined;
  /** Action offered in the toast. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** Toast with its id, as the region receives it. */
export interface QueuedToast extends ToastOptions {
  readonly id: string;
}

/** Receiver of toasts, implemented by a region. */
export interface ToastSink {
  show: (toast: QueuedToast) => void;
  dismiss: (id: string) => void;
}

let sink: ToastSink | undefined;
let connected = false;
let waiting: QueuedToast[] = [];
let count = 0;
let dismissed = 0;
let onFirst: (() => void) | undefined;

/**
 * Shows a toast and returns its id; the toast waits until a region is mounted.
 * @example
 * const id = toast({ title: 'Saved', tone: 'success' });
 */
export function toast(options: ToastOptions): string {
  count += 1;
  const queued: QueuedToast = { ...options, id: `toast-${count}` };
  if (sink !== undefined && connected) sink.show(queued);
  else {
    waiting.push(queued);
    onFirst?.();
  }
  return queued.id;
}

/**
 * Calls back when a toast waits for a region, so that the region can be loaded lazily; returns an unsubscribe function.
 * @example
 * useEffect(() => whenToastWaits(() => setNeeded(true)), []);
 */
export function whenToastWaits(callback: () => void): () => void {
  onFirst = callback;
  if (waiting.length > 0) callback();
  return () => {
    if (onFirst === callback) onFirst = undefined;
  };
}

/**
 * Dismisses a toast, even one that is still waiting.
 * @example
 * dismissToast(id);
 */
export function dismissToast(id: string): void {
  waiting = waiting.filter((queued) => queued.id !== id);
  sink?.dismiss(id);
}

/**
 * Dismisses all toasts, for example on sign-out.
 * @example
 * dismissToasts();
 */
export function dismissToasts(): void {
  for (; dismissed < count; dismissed += 1) dismissToast(`toast-${dismissed + 1}`);
}

/** Connects a region and delivers waiting toasts; returns a function that disconnects it. */
export function connectToasts(next: ToastSink): () => void {
  sink = next;
  connected = true;
  const ready = waiting;
  waiting = [];
  for (const queued of ready) next.show(queued);
  return () => {
    // The region keeps its toasts, so dismissing must still reach it.
    if (sink === next) connected = false;
  };
}
