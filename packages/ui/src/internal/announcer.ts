import { hidden } from './hidden.css.ts';

/** How urgently a sentence is spoken. */
export type Politeness = 'polite' | 'assertive';

const regions: Partial<Record<Politeness, HTMLElement>> = {};

function region(politeness: Politeness): HTMLElement {
  const known = regions[politeness];
  if (known?.isConnected) return known;
  const made = document.createElement('div');
  made.className = hidden;
  made.dataset['kit'] = 'Announcer';
  // A dialog of react-aria silences the page behind it, but not what carries this mark.
  made.dataset['liveAnnouncer'] = 'true';
  made.setAttribute('role', politeness === 'polite' ? 'status' : 'alert');
  made.setAttribute('aria-live', politeness);
  document.body.append(made);
  regions[politeness] = made;
  return made;
}

/**
 * Speaks one sentence through a region that is always in the page; each sentence is spoken once.
 * @example
 * announce('3 results');
 * announce('The connection is lost.', 'assertive');
 */
export function announce(sentence: string, politeness: Politeness = 'polite'): void {
  if (typeof document === 'undefined' || sentence === '') return;
  const target = region(politeness);
  // A fresh child is read even when the words repeat; the delay lets a new region register first.
  window.setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = sentence;
    target.append(line);
    window.setTimeout(() => line.remove(), 5000);
  }, 50);
}
