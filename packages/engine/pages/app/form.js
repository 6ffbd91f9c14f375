// Forms that add and change rows.

import { keepDraft, signInLink, takeDraft } from './return.js';
import { ask, currentToken, storedSession } from './session.js';
import { asked } from './values.js';

/** A moment as a field for dates and times has it: local, without a zone. */
function localMoment(value) {
  const at = new Date(value);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/**
 * `<app-form into="orders">`: adds what its form holds as a row; with `mine`, only for people who signed in; with
 * `change`, only changes rows. A field with `data-ahead` takes only what is still to come; `taken` is the refusal where a row
 * like this exists.
 */
export class AppForm extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.save(form);
    });
    form.querySelector('[data-cancel]')?.addEventListener('click', () => this.end());
    this.label = form.querySelector('button').textContent;
    form.hidden = this.hasAttribute('change');
    if (this.hasAttribute('mine') && !storedSession()) {
      form.hidden = true;
      this.status.replaceChildren(signInLink(), ' to add something.');
      return;
    }
    for (const field of form.querySelectorAll('[data-ahead]')) field.min = localMoment(Date.now());
    this.resume(form);
    const offerAll = () => {
      for (const choice of form.querySelectorAll('select[data-options]')) void this.offer(choice);
    };
    offerAll();
    // Somebody may have added what can be chosen.
    document.addEventListener('saved', offerAll);
  }
  /** Fills in what the form held when somebody had to sign in again. */
  resume(form) {
    this.draft = takeDraft(this.getAttribute('into'));
    for (const field of form.querySelectorAll('[name]:not([data-options])'))
      if (field.name in this.draft)
        field[field.type === 'checkbox' ? 'checked' : 'value'] = this.draft[field.name];
  }
  get status() {
    return this.querySelector('[role=status]');
  }
  async offer(choice) {
    const { options: table, label } = choice.dataset;
    try {
      const rows = await ask(`${table}?select=id,${label}&order=${label}&limit=500`);
      const chosen = choice.value;
      const wanted = this.closest('[data-staff]')
        ? null
        : (this.draft?.[choice.name] ?? asked.get(choice.name));
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
    this.draft = undefined;
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
  /** Keeps what the form holds, as its fields have it, where the session has ended. */
  keepForLater(form) {
    const values = [...form.querySelectorAll('[name]')].map((field) => [
      field.name,
      field.type === 'checkbox' ? field.checked : field.value,
    ]);
    keepDraft(this.getAttribute('into'), Object.fromEntries(values));
    this.status.replaceChildren(signInLink(), ' to finish. What you entered is kept.');
  }
  async save(form) {
    const button = form.querySelector('button');
    const path = this.getAttribute('into');
    const body = this.filled(form);
    button.disabled = true;
    try {
      if (this.hasAttribute('mine') && (await currentToken()) === undefined) {
        this.keepForLater(form);
        button.disabled = false;
        return;
      }
      await (this.row
        ? ask(`${path}?id=eq.${encodeURIComponent(this.row.id)}`, { method: 'PATCH', body })
        : ask(path, { method: 'POST', body }));
      this.end();
      this.status.textContent = this.getAttribute('done');
      document.dispatchEvent(new Event('saved'));
    } catch (problem) {
      this.status.textContent = this.reasonOf(problem, form);
    }
    button.disabled = false;
  }
  /** Why the database refused a row, in the words of this form. */
  reasonOf({ code, message }, form) {
    if (code === '23505') return this.getAttribute('taken') ?? message;
    const isPast = [...form.querySelectorAll('[data-ahead]')].some(
      ({ value }) => value !== '' && new Date(value) <= new Date(),
    );
    return code === '42501' && isPast ? 'This time has passed. Please choose a later one.' : message;
  }
}
