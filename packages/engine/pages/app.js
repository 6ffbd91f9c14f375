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

/** What refusals of the database mean on a page, by their code. */
const refusals = {
  23502: 'Something that is needed is missing.',
  23503: 'Something else belongs to this, so it has to stay.',
  23505: 'You have entered this already.',
  23514: 'One of these values is not possible.',
  42501: 'This is not open to you.',
};

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
  throw new Error(
    refusals[data?.code] ?? data?.msg ?? data?.message ?? data?.error_description ?? 'This did not work.',
  );
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
  'yes-no': (value) => (value ? 'Yes' : 'No'),
};

/** Values of the page's address: `comments.html?post_id=…` is about one post. */
const asked = new URLSearchParams(location.search);

/** Shows a picture by its address; nothing for what is no address of the web. */
function showPicture(part, address) {
  part.replaceChildren();
  if (!/^https?:/iu.test(address)) return;
  const picture = Object.assign(new Image(), { alt: '', loading: 'lazy', src: address });
  picture.addEventListener('error', () => (part.hidden = true));
  part.append(picture);
}

/** Fills the parts of a copied template that name a field, such as `price` or `product.name`. */
function fill(part, row) {
  const value = part.dataset.field.split('.').reduce((inner, name) => inner?.[name], row);
  const isEmpty = value === null || value === undefined || value === '';
  part.hidden = isEmpty;
  if (isEmpty) return;
  if (part.dataset.as === 'picture') showPicture(part, value);
  else part.textContent = (shown[part.dataset.as] ?? String)(value);
}

/** Asks before something is lost. */
function sure(question, answer) {
  const dialog = document.createElement('dialog');
  const text = Object.assign(document.createElement('p'), { textContent: question });
  const form = Object.assign(document.createElement('form'), { method: 'dialog' });
  for (const [label, value] of [
    ['Keep', 'no'],
    [answer, 'yes'],
  ])
    form.append(Object.assign(document.createElement('button'), { textContent: label, value }), ' ');
  dialog.append(text, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

const mostRows = 100;
/** From this many rows on, a list can be searched. */
const searchable = 6;

/** A condition on rows that contain a text in one of some fields; `_` stands for what a filter reads as its own. */
function containing(fields, text) {
  const pattern = `*${text.replaceAll(/[,.:()"\\*%]/gu, '_')}*`;
  return `(${fields
    .split(',')
    .map((field) => `${field}.ilike.${pattern}`)
    .join(',')})`;
}

/**
 * `<app-list from="products" order="name">`: rows of a table, each as a copy of its template. With `mine`, those of the
 * signed-in person; with `members`, for people who signed in; with `staff`, a row is changed in the `<app-form>` beside
 * the list; with `limit`, only so many; with `of="post_id"`, only those of the post that the page's address names.
 */
class AppList extends HTMLElement {
  connectedCallback() {
    document.addEventListener('saved', this);
    this.search?.addEventListener('input', this);
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
  get search() {
    return this.querySelector('input[type=search]');
  }
  async load() {
    if (this.closest('[hidden]')) return;
    const text = this.search?.value.trim() ?? '';
    const isMine = this.hasAttribute('mine');
    if ((isMine || this.hasAttribute('members')) && !storedSession()) {
      this.status.textContent = isMine ? 'Sign in to see what is yours.' : 'Sign in to see this.';
      return;
    }
    const parent = this.hasAttribute('staff') ? null : asked.get(this.getAttribute('of'));
    const query = new URLSearchParams({
      select: this.getAttribute('select') ?? '*',
      order: this.getAttribute('order'),
      limit: this.getAttribute('limit') ?? String(mostRows),
      // Staff may read the rows of everybody.
      ...(isMine && { user_id: `eq.${storedSession().user.id}` }),
      ...(parent !== null && { [this.getAttribute('of')]: `eq.${parent}` }),
      ...(text !== '' && { or: containing(this.getAttribute('search'), text) }),
    });
    const request = {};
    this.latest = request;
    try {
      const rows = await ask(`${this.getAttribute('from')}?${query}`);
      // Another search began meanwhile.
      if (this.latest !== request) return;
      if (rows.length >= searchable) this.search?.parentElement.removeAttribute('hidden');
      this.querySelector('ul').replaceChildren(...rows.map((row) => this.item(row)));
      const note = rows.length === mostRows ? `Only the first ${mostRows} are shown.` : '';
      const empty = text === '' ? this.getAttribute('empty') : `Nothing contains “${text}”.`;
      this.status.textContent = rows.length === 0 ? empty : note;
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
    const title = copy.querySelector('[data-field]').textContent;
    for (const part of copy.children) part.dataset.row = row.id ?? '';
    for (const part of copy.querySelectorAll('[data-count]'))
      part.textContent = row[part.dataset.count]?.length ?? 0;
    for (const link of copy.querySelectorAll('a[data-link]')) {
      link.href = link.dataset.link.replace('{id}', encodeURIComponent(row.id));
      link.setAttribute('aria-label', `${link.textContent}: ${title}`);
    }
    for (const button of copy.querySelectorAll('[data-own]'))
      button.hidden = row.user_id !== storedSession()?.user.id;
    const onPress = (name, act) => {
      for (const button of copy.querySelectorAll(`button[${name}]`)) {
        button.setAttribute('aria-label', `${button.textContent}: ${title}`);
        button.addEventListener('click', act);
      }
    };
    onPress('data-change', () => this.parentElement.querySelector('app-form').begin(row));
    onPress('data-remove', () => void this.removeRow(path, title));
    return copy;
  }
  async removeRow(path, title) {
    if (
      this.hasAttribute('staff') &&
      !(await sure(`Delete “${title}”? It cannot be brought back here.`, 'Delete'))
    )
      return;
    await this.change(path, 'DELETE');
  }
  async change(path, method, body) {
    try {
      await ask(path, { method, body });
    } catch (problem) {
      this.status.textContent = problem.message;
      return;
    }
    // What belonged to the row may be gone from other lists too.
    document.dispatchEvent(new Event('saved'));
  }
}

/** A moment as a field for dates and times has it: local, without a zone. */
function localMoment(value) {
  const at = new Date(value);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/**
 * `<app-form into="orders">`: adds what its form holds as a row; with `mine`, only for people who signed in; with
 * `change`, only changes rows.
 */
class AppForm extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.save(form);
    });
    form.querySelector('[data-cancel]')?.addEventListener('click', () => this.end());
    this.label = form.querySelector('button').textContent;
    form.hidden = this.hasAttribute('change');
    const offerAll = () => {
      for (const choice of form.querySelectorAll('select[data-options]')) void this.offer(choice);
    };
    offerAll();
    // Somebody may have added what can be chosen.
    document.addEventListener('saved', offerAll);
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
      const chosen = choice.value;
      const wanted = this.closest('[data-staff]') ? null : asked.get(choice.name);
      choice.replaceChildren(...rows.map((row) => new Option(row[label], row.id)));
      const next = this.row ? chosen : (wanted ?? chosen);
      if (rows.some(({ id }) => id === next)) choice.value = next;
    } catch (problem) {
      this.status.textContent = problem.message;
    }
  }
  /** Fills the form with a row, which saving then changes. */
  begin(row) {
    const form = this.querySelector('form');
    this.row = row;
    for (const field of form.querySelectorAll('[name]')) {
      const value = row[field.name];
      if (field.type === 'checkbox') field.checked = value === true;
      else field.value = field.type === 'datetime-local' && value ? localMoment(value) : (value ?? '');
    }
    form.hidden = false;
    form.querySelector('button').textContent = 'Save';
    form.querySelector('[data-cancel]').hidden = false;
    this.status.textContent = '';
    form.querySelector('[name]').focus();
  }
  /** Empties the form, which adds rows again. */
  end() {
    const form = this.querySelector('form');
    this.row = undefined;
    form.reset();
    form.hidden = this.hasAttribute('change');
    form.querySelector('button').textContent = this.label;
    for (const cancel of form.querySelectorAll('[data-cancel]')) cancel.hidden = true;
  }
  /** What the form holds, as a row: empty fields are left out of a new row, and emptied in a changed one. */
  filled(form) {
    const read = ({ type, value, checked }) => {
      if (type === 'checkbox') return checked;
      if (value === '') return null;
      return type === 'datetime-local' ? new Date(value).toISOString() : value;
    };
    const values = [...form.querySelectorAll('[name]')].map((field) => [field.name, read(field)]);
    return Object.fromEntries(values.filter(([, value]) => this.row || value !== null));
  }
  async save(form) {
    const button = form.querySelector('button');
    const path = this.getAttribute('into');
    const body = this.filled(form);
    button.disabled = true;
    try {
      await (this.row
        ? ask(`${path}?id=eq.${encodeURIComponent(this.row.id)}`, { method: 'PATCH', body })
        : ask(path, { method: 'POST', body }));
      this.end();
      this.status.textContent = this.getAttribute('done');
      document.dispatchEvent(new Event('saved'));
    } catch (problem) {
      this.status.textContent = problem.message;
    }
    button.disabled = false;
  }
}

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
  void showStaff();
}
