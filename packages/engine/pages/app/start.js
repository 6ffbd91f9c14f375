// What happens when a page is opened.

import { AppAccount } from './account.js';
import { signInByLink } from './arrival.js';
import { AppForm } from './form.js';
import { AppList } from './list.js';
import { showCarried } from './notice.js';
import { ask, storedSession } from './session.js';

/** Shows what is marked with `data-staff` to people in the table `staff`. */
async function showStaff() {
  const marked = document.querySelectorAll('[data-staff]');
  if (marked.length === 0 || !storedSession()) return;
  const found = await ask('staff?select=id').catch(() => []);
  if (found.length === 0) return;
  for (const part of marked) part.hidden = false;
  for (const part of document.querySelectorAll('[data-not-staff]')) part.hidden = true;
  document.dispatchEvent(new Event('saved'));
}

/** A path below the studio's sites is sandboxed and has no API; the site's own host has both. */
function moveToOwnHost() {
  const { name, rest } = /^\/_sites\/(?<name>[^/]+)\/(?<rest>.*)$/u.exec(location.pathname)?.groups ?? {};
  if (name === undefined) return false;
  const parent = /^[\d.]+$|^\[/u.test(location.hostname) ? 'localhost' : location.hostname;
  const port = location.port === '' ? '' : `:${location.port}`;
  location.replace(`//${name}.${parent}${port}/${rest}`);
  return true;
}

async function start() {
  if (moveToOwnHost() || (await signInByLink())) return;
  customElements.define('app-list', AppList);
  customElements.define('app-form', AppForm);
  customElements.define('app-account', AppAccount);
  showCarried();
  void showStaff();
}

void start();
