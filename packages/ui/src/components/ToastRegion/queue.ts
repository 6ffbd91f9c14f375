import { ToastQueue, type QueuedToast as Queued } from 'react-stately/useToastState';
import { announce } from '../../internal/announcer.ts';
import { connectToasts, type QueuedToast } from '../Toast/toastQueue.ts';

const defaultDuration = 4000;
const maxVisible = 3;
/** How many fade at once; more would be noise. */
const maxLeaving = 2;

/** What a toast says, and how many came before it. */
type RankedToast = QueuedToast & { readonly rank: number };

/** A toast in the queue, with the time it has left. */
export type ShownToast = Queued<RankedToast>;

/** A toast on the page: one that has been closed stays until it has faded, and can no longer be reached. */
export interface ListedToast {
  readonly toast: ShownToast;
  readonly isLeaving: boolean;
}

export const queue = new ToastQueue<RankedToast>({ maxVisibleToasts: maxVisible });

const keys = new Map<string, string>();
/** Those that a finger has moved away: they need not fade. */
const swiped = new Set<string>();
let count = 0;
let before: readonly ShownToast[] = [];
let leaving: readonly ShownToast[] = [];
let listed: readonly ListedToast[] = [];
const listeners = new Set<() => void>();

function list(): void {
  listed = [
    ...queue.visibleToasts.map((toast) => ({ toast, isLeaving: false })),
    ...leaving.map((toast) => ({ toast, isLeaving: true })),
  ].toSorted((one, other) => other.toast.content.rank - one.toast.content.rank);
  for (const listener of listeners) listener();
}

const isIn = (toasts: readonly ShownToast[], { key }: ShownToast): boolean =>
  toasts.some((toast) => toast.key === key);

queue.subscribe(() => {
  const shown = queue.visibleToasts;
  const gone = before.filter((toast) => !isIn(shown, toast) && !swiped.delete(toast.content.id));
  leaving = [...leaving.filter((toast) => !isIn(shown, toast)), ...gone].slice(-maxLeaving);
  before = shown;
  list();
});

/** Takes one that has faded from the page. */
export function forget(key: string): void {
  leaving = leaving.filter((toast) => toast.key !== key);
  list();
}

/** What is on the page, the newest first; the same list until it changes. */
export const listedToasts = (): readonly ListedToast[] => listed;

/** Whether any toast is shown now, or on its way out. */
export const hasToasts = (): boolean => listed.length > 0;

/** Calls back whenever a toast comes, goes or has gone. */
export const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** What made room for newer toasts does not come back later, when it is no longer about anything in view. */
function makeRoom(): void {
  const timed = before.filter(({ timeout }) => timeout !== undefined);
  const oldest = timed.toSorted((one, other) => one.content.rank - other.content.rank)[0];
  if (before.length >= maxVisible && oldest) queue.close(oldest.key);
}

function show(toast: QueuedToast): void {
  const duration = toast.duration === undefined ? defaultDuration : toast.duration;
  count += 1;
  makeRoom();
  const key = queue.add(
    { ...toast, rank: count },
    {
      ...(duration !== null && { timeout: duration }),
      onClose: () => keys.delete(toast.id),
    },
  );
  keys.set(toast.id, key);
  const words = [toast.title, toast.description].filter(Boolean).join('. ');
  announce(words, toast.tone === 'danger' ? 'assertive' : 'polite');
}

function dismiss(id: string): void {
  const key = keys.get(id);
  if (key !== undefined) queue.close(key);
}

/** Closes one that a finger has moved away. */
export function dismissSwiped(id: string): void {
  swiped.add(id);
  dismiss(id);
}

/** Shows toasts for as long as a region is mounted, and holds the timers while the tab is hidden. */
export function startToasts(): () => void {
  const disconnect = connectToasts({ show, dismiss });
  const onVisibility = (): void => {
    if (document.hidden) queue.pauseAll();
    else if (document.querySelector('[data-kit="ToastRegion"]:is(:hover, :focus-within)') === null)
      queue.resumeAll();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-toast]');
    if (event.key === 'Escape' && focused?.dataset['toast'] !== undefined) dismiss(focused.dataset['toast']);
  };
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('visibilitychange', onVisibility);
    disconnect();
  };
}
