import { ToastQueue, type QueuedToast as Queued } from 'react-stately/useToastState';
import { announce } from '../../internal/announcer.ts';
import { connectToasts, type QueuedToast } from '../Toast/toastQueue.ts';

const defaultDuration = 4000;
const maxVisible = 3;
/** Maximum number of toasts fading out at once. */
const maxLeaving = 2;

/** Toast with its position in the order of creation. */
type RankedToast = QueuedToast & { readonly rank: number };

/** Toast in the queue, with its remaining time. */
export type ShownToast = Queued<RankedToast>;

/** Toast on the page; a closed one stays, not focusable, until it has faded out. */
export interface ListedToast {
  readonly toast: ShownToast;
  readonly isLeaving: boolean;
}

export const queue = new ToastQueue<RankedToast>({ maxVisibleToasts: maxVisible });

const keys = new Map<string, string>();
/** Toasts swiped away; they do not fade out. */
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

/** Removes a toast that has faded out. */
export function forget(key: string): void {
  leaving = leaving.filter((toast) => toast.key !== key);
  list();
}

/** Toasts on the page, newest first; the same array until it changes. */
export const listedToasts = (): readonly ListedToast[] => listed;

/** Whether any toast is shown or fading out. */
export const hasToasts = (): boolean => listed.length > 0;

/** Subscribes to changes of the list. */
export const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** Closes the oldest timed toast to make room; shown again later, it would no longer be relevant. */
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

/** Closes a toast that was swiped away. */
export function dismissSwiped(id: string): void {
  swiped.add(id);
  dismiss(id);
}

/** Shows toasts while a region is mounted; pauses timers while the tab is hidden. */
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
