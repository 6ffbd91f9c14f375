// The elements of this app's pages. Every request goes to the project's API, whose access rules decide what is shown.
import { key } from './config.js';

const session = 'session';

/** The signed-in person's session; undefined for a visitor. */
function storedSession() {
  try {
    return JSON.parse(localStorage.getItem(session) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(value) {
  if (value === undefined) localStorage.removeItem(session);
  else localStorage.setItem(session, JSON.stringify(value));
}

/** Sends a request; throws the server's sentence where it refuses. */
async function send(path, { method = 'GET', body, token } = {}) {
  const answer = await fetch(path, {
    method,
    headers: {
      apikey: key,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { prefer: 'return=minimal' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The server cannot be reached. Please try again.');
  });
  const text = await answer.text();
  const data = text === '' ? undefined : JSON.parse(text);
  if (answer.ok) return data;
  throw new Error(data?.msg ?? data?.message ?? data?.error_description ?? 'This did not work.');
}

/** A token that still works for a while; undefined for a visitor. */
async function currentToken() {
  const kept = storedSession();
  if (!kept) return undefined;
  if (kept.expires_at * 1000 > Date.now() + 30_000) return kept.access_token;
  try {
    const fresh = await send('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token: kept.refresh_token },
    });
    keep(fresh);
    return fresh.access_token;
  } catch {
    keep(undefined);
    return undefined;
  }
}

async function ask(path, options) {
  return send(`/rest/v1/${path}`, { ...options, token: await currentToken() });
}

const money = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shown = {
  money: (value) => money.format(value),
  date: (value) => new Date(`${value}T00:00`).toLocaleDateString(),
  moment: (value) => new Date(value).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
};

/** Fills the parts of a copied template that name a field, such as `price` or `product.name`. */
function fill(part, row) {
  const value = part.dataset.field.split('.').reduce((inner, name) => inner?.[name], row);
  const isEmpty = value === null || value === undefined || value === '';
  part.hidden = isEmpty;
  if (!isEmpty) part.textContent = (shown[part.dataset.as] ?? String)(value);
}

/** `<app-list from="products" order="name">`: rows of a table, each as a copy of its template. */
class AppList extends HTMLElement {
  connectedCallback() {
    document.addEventListener('saved', this);
    void this.load();
  }
  disconnectedCallback() {
    document.removeEventListener('saved', this);
  }
  handleEvent() {
    void this.load();
  }
  get status() {
    return this.querySelector('[role=status]');
  }
  async load() {
    if (this.hasAttribute('mine') && !storedSession()) {
      this.status.textContent = 'Sign in to see what is yours.';
      return;
    }
    const query = new URLSearchParams({
      select: this.getAttribute('select') ?? '*',
      order: this.getAttribute('order'),
      limit: '100',
    });
    try {
      const rows = await ask(`${this.getAttribute('from')}?${query}`);
      this.querySelector('ul').replaceChildren(...rows.map((row) => this.item(row)));
      this.status.textContent = rows.length === 0 ? this.getAttribute('empty') : '';
    } catch (problem) {
      this.status.textContent = problem.message;
    }
  }
  item(row) {
    const copy = this.querySelector('template').content.cloneNode(true);
    for (const part of copy.querySelectorAll('[data-field]')) fill(part, row);
    const path = `${this.getAttribute('from')}?id=eq.${encodeURIComponent(row.id)}`;
    for (const box of copy.querySelectorAll('input[data-toggle]')) {
      const field = box.dataset.toggle;
      box.checked = row[field] === true;
      box.addEventListener('change', () => void this.change(path, 'PATCH', { [field]: box.checked }));
    }
    for (const button of copy.querySelectorAll('button[data-remove]'))
      button.addEventListener('click', () => void this.change(path, 'DELETE'));
    return copy;
  }
  async change(path, method, body) {
    try {
      await ask(path, { method, body });
    } catch (problem) {
      this.status.textContent = problem.message;
      return;
    }
    await this.load();
  }
}

/** `<app-form into="orders">`: adds what its form holds as a row; with `mine`, only for people who signed in. */
class AppForm extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.save(form);
    });
    for (const choice of form.querySelectorAll('select[data-options]')) void this.offer(choice);
    if (this.hasAttribute('mine') && !storedSession()) {
      form.hidden = true;
      const link = Object.assign(document.createElement('a'), {
        href: 'account.html',
        textContent: 'Sign in',
      });
      this.status.replaceChildren(link, ' to add something.');
    }
  }
  get status() {
    return this.querySelector('[role=status]');
  }
  async offer(choice) {
    const { options: table, label } = choice.dataset;
    try {
      const rows = await ask(`${table}?select=id,${label}&order=${label}&limit=500`);
      choice.replaceChildren(...rows.map((row) => new Option(row[label], row.id)));
    } catch (problem) {
      this.status.textContent = problem.message;
    }
  }
  async save(form) {
    const filled = [...new FormData(form)].filter(([, value]) => value !== '');
    const isMoment = (name) => form.elements[name].type === 'datetime-local';
    const row = Object.fromEntries(
      filled.map(([name, value]) => [name, isMoment(name) ? new Date(value).toISOString() : value]),
    );
    const button = form.querySelector('button');
    button.disabled = true;
    try {
      await ask(this.getAttribute('into'), { method: 'POST', body: row });
      form.reset();
      this.status.textContent = this.getAttribute('done');
      document.dispatchEvent(new Event('saved'));
    } catch (problem) {
      this.status.textContent = problem.message;
    }
    button.disabled = false;
  }
}

/** `<app-account>`: registers, signs in and signs out. */
class AppAccount extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    const email = storedSession()?.user?.email;
    form.hidden = email !== undefined;
    this.querySelector('[data-in]').hidden = email === undefined;
    this.querySelector('[data-email]').textContent = email ?? '';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.enter(new FormData(form), event.submitter?.value);
    });
    this.querySelector('[data-leave]').addEventListener('click', () => {
      keep(undefined);
      location.reload();
    });
  }
  async enter(given, way) {
    const status = this.querySelector('[role=status]');
    const path = way === 'register' ? 'signup' : 'token?grant_type=password';
    try {
      const answer = await send(`/auth/v1/${path}`, { method: 'POST', body: Object.fromEntries(given) });
      if (answer.access_token === undefined) {
        status.textContent = 'Open the link in the email that we sent you, then sign in.';
        return;
      }
      keep(answer);
      location.href = this.getAttribute('next');
    } catch (problem) {
      status.textContent = problem.message;
    }
  }
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

if (!moveToOwnHost()) {
  customElements.define('app-list', AppList);
  customElements.define('app-form', AppForm);
  customElements.define('app-account', AppAccount);
}
