// Lists of rows.

import { ask, storedSession } from './session.js';
import { asked, fill } from './values.js';

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
 * the list; with `limit`, only so many; with `of="post_id"`, only those of the post that the page's address names. With
 * `ahead="starts_at"`, only those still to come; a `select` with `data-filter="kind"` shows only the rows of the kind that is chosen there.
 */
export class AppList extends HTMLElement {
  connectedCallback() {
    document.addEventListener('saved', this);
    this.search?.addEventListener('input', this);
    this.filter?.addEventListener('change', this);
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
  get filter() {
    return this.querySelector('select[data-filter]');
  }
  async load() {
    if (this.closest('[hidden]')) return;
    const text = this.search?.value.trim() ?? '';
    const { value: kind = '', dataset: { filter } = {} } = this.filter ?? {};
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
      ...(this.hasAttribute('ahead') && { [this.getAttribute('ahead')]: `gte.${new Date().toISOString()}` }),
      ...(kind !== '' && { [filter]: `eq.${kind}` }),
      ...(text !== '' && { or: containing(this.getAttribute('search'), text) }),
    });
    const request = {};
    this.latest = request;
    try {
      const rows = await ask(`${this.getAttribute('from')}?${query}`);
      // Another search began meanwhile.
      if (this.latest !== request) return;
      if (rows.length >= searchable) this.search?.parentElement.removeAttribute('hidden');
      const focusAgain = this.focusAgain();
      this.querySelector('ul').replaceChildren(...rows.map((row) => this.item(row)));
      focusAgain();
      const note = rows.length === mostRows ? `Only the first ${mostRows} are shown.` : '';
      const none = text === '' ? `Nothing is ${kind}.` : `Nothing contains “${text}”.`;
      const empty = text + kind === '' ? this.getAttribute('empty') : none;
      this.status.textContent = rows.length === 0 ? empty : note;
    } catch (problem) {
      this.status.textContent = problem.message;
    }
  }
  /** Remembers what has the focus; the result focuses the same control of the same row, once the list is drawn again. */
  focusAgain() {
    const focused = document.activeElement;
    const row = this.contains(focused) ? focused.closest('[data-row]')?.dataset.row : undefined;
    const controls = () =>
      [...this.querySelectorAll('[data-row]')]
        .filter(({ dataset }) => dataset.row === row)
        .flatMap((part) => [...part.querySelectorAll('a, button, input')]);
    const index = controls().indexOf(focused);
    return () => controls()[index]?.focus();
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
    for (const button of copy.querySelectorAll('button[data-set]')) {
      const { set, to, while: open, until } = button.dataset;
      const isOver = until !== undefined && new Date(row[until]) <= new Date();
      button.hidden = isOver || !open.split(',').includes(row[set]);
      button.setAttribute('aria-label', `${button.textContent}: ${title}`);
      const label = button.textContent;
      button.addEventListener('click', () => void this.setField(path, title, label, { [set]: to }));
    }
    onPress('data-change', () => this.parentElement.querySelector('app-form').begin(row));
    onPress('data-remove', () => void this.removeRow(path, title));
    return copy;
  }
  async setField(path, title, label, body) {
    if (await sure(`${label} “${title}”?`, 'Yes')) await this.change(path, 'PATCH', body);
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
