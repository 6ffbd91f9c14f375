// Messages at the top of a page.

import { store, stored } from './session.js';

const carried = 'notice';

/** A place for a message at the top of the page. It is there before its words, so that they are read aloud. */
export function notice() {
  const place = Object.assign(document.createElement('p'), { className: 'notice', role: 'status' });
  (document.querySelector('main') ?? document.body).prepend(place);
  return place;
}

/** Opens another page of this site, which then shows a message. */
export function openWith(page, text) {
  store('sessionStorage', carried, text);
  location.replace(page);
}

/** Shows the message that the page before left for this one. */
export function showCarried() {
  const text = stored('sessionStorage', carried);
  if (typeof text !== 'string') return;
  store('sessionStorage', carried);
  const place = notice();
  requestAnimationFrame(() => (place.textContent = text));
}
