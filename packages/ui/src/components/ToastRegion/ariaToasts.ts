/** The one file that touches react-aria's unstable toast names. */
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast';
import { announce } from '../../internal/announcer.ts';
import { connectToasts, type QueuedToast } from '../Toast/toastQueue.ts';

export { AriaToast, AriaToastRegion, Text };

const defaultDuration = 4000;
const maxVisible = 3;

export const ariaQueue = new AriaToastQueue<QueuedToast>({ maxVisibleToasts: maxVisible });
/** Whether any toast is shown now. */
export const hasToasts = (): boolean => ariaQueue.visibleToasts.length > 0;

/** Calls back whenever a toast comes or goes. */
export const subscribe = (onChange: () => void): (() => void) => {
  const stop = ariaQueue.subscribe(onChange);
  return () => {
    stop();
  };
};

const keys = new Map<string, string>();

function show(toast: QueuedToast): void {
  const duration = toast.duration === undefined ? defaultDuration : toast.duration;
  const key = ariaQueue.add(toast, {
    ...(duration !== null && { timeout: duration }),
    onClose: () => keys.delete(toast.id),
  });
  keys.set(toast.id, key);
  const words = [toast.title, toast.description].filter(Boolean).join('. ');
  announce(words, toast.tone === 'danger' ? 'assertive' : 'polite');
}

function dismiss(id: string): void {
  const key = keys.get(id);
  if (key !== undefined) ariaQueue.close(key);
}

/** Shows toasts for as long as a region is mounted, and holds the timers while the tab is hidden. */
export function startToasts(): () => void {
  const disconnect = connectToasts({ show, dismiss });
  const onVisibility = (): void => {
    if (document.hidden) ariaQueue.pauseAll();
    else if (document.querySelector('[data-kit="ToastRegion"]:is(:hover, :focus-within)') === null)
      ariaQueue.resumeAll();
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
