import { visuallyHidden } from './hidden.css.ts';

/** Urgency of an announcement. */
export type Politeness = 'polite' | 'assertive';

const regions: Partial<Record<Politeness, HTMLElement>> = {};

function region(politeness: Politeness): HTMLElement {
  const known = regions[politeness];
  if (known?.isConnected) return known;
  const made = document.createElement('div');
  made.className = visuallyHidden;
  made.dataset['kit'] = 'Announcer';
  // react-aria hides the page behind a dialog from screen readers, except elements with this attribute.
  made.dataset['liveAnnouncer'] = 'true';
  made.setAttribute('role', politeness === 'polite' ? 'status' : 'alert');
  made.setAttribute('aria-live', politeness);
  document.body.append(made);
  regions[politeness] = made;
  return made;
}

/**
 * Announces a sentence to screen readers through a permanent live region; repeated sentences are announced again.
 * @example
 * announce('3 results');
 * announce('The connection is lost.', 'assertive');
 */
export function announce(sentence: string, politeness: Politeness = 'polite'): void {
  if (typeof document === 'undefined' || sentence === '') return;
  const target = region(politeness);
  // A new child is read even if the text repeats; the delay lets a new region register first.
  window.setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = sentence;
    target.append(line);
    window.setTimeout(() => line.remove(), 5000);
  }, 50);
}
