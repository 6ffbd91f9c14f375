/** The queue the app speaks to. It knows nothing of React: the region that shows the toasts may load later. */

/** What kind of news a toast brings. */
export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

/** What a toast says, and for how long. */
export interface ToastOptions {
  /** The news in a few words. */
  title: string;
  /** One sentence more. */
  description?: string | undefined;
  /** What kind of news it is; 'danger' interrupts a screen reader. @default 'info' */
  tone?: ToastTone | undefined;
  /** Milliseconds it stays; null keeps it until it is closed. @default 4000 */
  duration?: number | null | undefined;
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** A toast as the region sees it. */
export interface QueuedToast extends ToastOptions {
  readonly id: string;
}

/** Where toasts go once a region is there. */
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
 * Shows a toast and returns its id; before a region is there it waits.
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
 * Calls back as soon as a toast waits for a region, so that the region need not be loaded before; call the result to stop.
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
 * Takes a toast away, also one that still waits.
 * @example
 * dismissToast(id);
 */
export function dismissToast(id: string): void {
  waiting = waiting.filter((queued) => queued.id !== id);
  sink?.dismiss(id);
}

/**
 * Takes every toast away, as when the person they were for has left.
 * @example
 * dismissToasts();
 */
export function dismissToasts(): void {
  for (; dismissed < count; dismissed += 1) dismissToast(`toast-${dismissed + 1}`);
}

/** Connects a region and hands it whatever has been waiting; call the result to disconnect. */
export function connectToasts(next: ToastSink): () => void {
  sink = next;
  connected = true;
  const ready = waiting;
  waiting = [];
  for (const queued of ready) next.show(queued);
  return () => {
    // It keeps what it was given, so dismissing must still reach it.
    if (sink === next) connected = false;
  };
}
