import { withArticle } from '../planner/article.ts';
import type { AppEntity, AppField } from './spec.ts';
import { hasAddress, leastOf } from './tables.ts';

/** A text as it stands in HTML. */
export function inHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}

const inputTypes: Readonly<Record<Exclude<AppField['type'], 'long'>, string>> = {
  text: 'text',
  money: 'number',
  'whole-number': 'number',
  'yes-no': 'checkbox',
  date: 'date',
  moment: 'datetime-local',
  email: 'email',
  link: 'url',
};

const limits: Partial<Readonly<Record<AppField['type'], string>>> = {
  money: ' step="0.01"',
  'whole-number': ' step="1"',
  text: ' maxlength="200"',
  email: ' autocomplete="email"',
};

function control(field: AppField): string {
  const { name, type, required, choices } = field;
  const facts = `name="${name}"${required === true ? ' required' : ''}`;
  if (choices) {
    const first = required === true ? [] : ['<option></option>'];
    const options = [...first, ...choices.map((value) => `<option>${inHtml(value)}</option>`)];
    return `<select ${facts}>${options.join('')}</select>`;
  }
  if (type === 'long') return `<textarea ${facts} rows="3" maxlength="5000"></textarea>`;
  const least = leastOf(field);
  const limit = `${least === undefined ? '' : ` min="${least}"`}${limits[type] ?? ''}`;
  return `<input ${facts} type="${inputTypes[type]}"${limit}>`;
}

function labelsOf(of: AppEntity['of'], fields: readonly AppField[]): string {
  const reference = of
    ? [
        `<label>${of.label} <select name="${of.column}" data-options="${of.table}" data-label="${of.shown}" required></select></label>`,
      ]
    : [];
  const labels = fields.map((field) => `<label>${inHtml(field.label)} ${control(field)}</label>`);
  return [...reference, ...labels].map((label) => `\n        ${label}`).join('');
}

/** A form in which people enter a row. */
export function entryForm({ name, one, of, fields, access }: AppEntity): string {
  const labels = labelsOf(
    of,
    fields.filter(({ first }) => first === undefined),
  );
  return `    <app-form into="${name}"${access === 'inbox' ? '' : ' mine'} done="Thank you, your ${one} was saved.">
      <form>${labels}
        <button>${access === 'inbox' ? 'Send' : `Add ${withArticle(one)}`}</button>
      </form>
      <p role="status"></p>
    </app-form>`;
}

/** Attributes of an element that shows a field of a row. */
function shownAs({ name, type }: AppField): string {
  const isFormatted = type === 'money' || type === 'date' || type === 'moment' || type === 'yes-no';
  return `data-field="${name}"${isFormatted ? ` data-as="${type}"` : ''}`;
}

function fieldParts(fields: readonly AppField[]): readonly string[] {
  return fields.map((field) => {
    const caption = field.type === 'long' ? '' : `<small>${inHtml(field.label)}</small> `;
    return `<p>${caption}<span ${shownAs(field)}></span></p>`;
  });
}

/** The title of a row: what it belongs to, otherwise its first field; and the fields that remain. */
function titled({ of }: AppEntity, shown: readonly AppField[], level: 'h2' | 'h3'): readonly string[] {
  if (of) return [`<${level} data-field="${of.table}.${of.shown}"></${level}>`, ...fieldParts(shown)];
  const heading = shown.slice(0, 1).map((field) => `<${level} ${shownAs(field)}></${level}>`);
  return [...heading, ...fieldParts(shown.slice(1))];
}

function list(
  { name, of, fields }: AppEntity,
  order: 'asc' | 'desc',
  flag: '' | ' mine' | ' staff',
  parts: readonly string[],
): string {
  const searched = fields.filter(({ type, choices }) => !choices && ['text', 'long', 'email'].includes(type));
  const search = searched.length === 0 ? '' : ` search="${searched.map((field) => field.name).join(',')}"`;
  return `    <app-list from="${name}"${search}${of ? ` select="*,${of.table}(${of.shown})"` : ''} order="created_at.${order}"${flag} empty="Nothing here yet.">
${search === '' ? '' : `      <label hidden>Search <input type="search"></label>\n`}      <p role="status"></p>
      <ul></ul>
      <template>
        <li>
          ${parts.join('\n          ')}
        </li>
      </template>
    </app-list>`;
}

/** The rows that a person sees. */
export function rowList(entity: AppEntity): string {
  const { access, fields } = entity;
  const isOwn = access === 'own';
  const shown = fields.filter(({ type }) => type !== 'yes-no');
  const [title = '', ...others] = titled(entity, shown, 'h2');
  const marks = fields
    .filter(({ type }) => isOwn && type === 'yes-no')
    .map(
      ({ name, label }) =>
        `<label class="row"><input type="checkbox" data-toggle="${name}"> ${inHtml(label)}</label>`,
    );
  const removal = isOwn ? ['<button type="button" data-remove>Delete</button>'] : [];
  const isMine = isOwn || access === 'placed';
  return list(entity, isMine || access === 'shared' ? 'desc' : 'asc', isMine ? ' mine' : '', [
    title,
    ...marks,
    ...others,
    ...removal,
  ]);
}

const addressField: AppField = { name: 'email', label: 'From', type: 'email' };

/** All rows for staff, to change and delete; what only staff enters can be added too. */
export function managedSection(entity: AppEntity): string {
  const { name, one, title, of, fields, access } = entity;
  const isAdded = access === 'public';
  const shown = hasAddress(entity) ? [addressField, ...fields] : fields;
  return `    <section>
      <h2>${inHtml(title.replace(/^My (.)/u, (_, letter: string) => letter.toUpperCase()))}</h2>
      <app-form into="${name}" done="Saved."${isAdded ? '' : ' change'}>
      <form>${labelsOf(of, fields)}
        <button>${isAdded ? `Add ${withArticle(one)}` : 'Save'}</button>
        <button type="button" data-cancel hidden>Cancel</button>
      </form>
      <p role="status"></p>
    </app-form>
${list({ ...entity, fields: shown }, 'desc', ' staff', [
  ...titled(entity, shown, 'h3'),
  '<button type="button" data-change>Change</button>',
  '<button type="button" data-remove>Delete</button>',
])}
    </section>`;
}
