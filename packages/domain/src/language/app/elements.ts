import { withArticle } from '../planner/article.ts';
import { capitalise } from '../planner/outcome.ts';
import type { AppEntity, AppField } from './spec.ts';
import { cancelled, cancelling, hasAddress, isSharedByPeople, leastOf } from './tables.ts';

/** A text, escaped for HTML. */
export function inHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}

const inputTypes: Readonly<Record<Exclude<AppField['type'], 'long'>, string>> = {
  text: 'text',
  money: 'number',
  'whole-number': 'number',
  number: 'number',
  'yes-no': 'checkbox',
  date: 'date',
  moment: 'datetime-local',
  email: 'email',
  link: 'url',
  picture: 'url',
};

const limits: Partial<Readonly<Record<AppField['type'], string>>> = {
  money: ' step="0.01"',
  'whole-number': ' step="1"',
  number: ' step="any"',
  text: ' maxlength="200"',
  email: ' autocomplete="email"',
};

function control(field: AppField): string {
  const { name, type, required, choices, most } = field;
  const facts = `name="${name}"${required === true ? ' required' : ''}`;
  if (choices) {
    const first = required === true ? [] : ['<option></option>'];
    const options = [...first, ...choices.map((value) => `<option>${inHtml(value)}</option>`)];
    return `<select ${facts}>${options.join('')}</select>`;
  }
  if (type === 'long') return `<textarea ${facts} rows="3" maxlength="5000"></textarea>`;
  const least = leastOf(field);
  const limit = `${least === undefined ? '' : ` min="${least}"`}${most === undefined ? '' : ` max="${most}"`}${limits[type] ?? ''}`;
  const ahead = field.isAhead === true ? ' data-ahead' : '';
  return `<input ${facts} type="${inputTypes[type]}"${limit}${ahead}>`;
}

/** What to know before choosing a time. */
function hintOf({ isAhead, slot }: AppField): string {
  if (isAhead !== true) return '';
  return ` <small>${slot === undefined ? 'Choose a time that is still to come.' : 'Choose a free time that is still to come.'}</small>`;
}

function labelsOf(
  of: AppEntity['of'],
  fields: readonly AppField[],
  also: NonNullable<AppEntity['also']> = [],
): string {
  const reference = [...(of ? [of] : []), ...also].map(
    ({ label, column, table, shown }) =>
      `<label>${inHtml(label)} <select name="${column}" data-options="${table}" data-label="${shown}" required></select></label>`,
  );
  const labels = fields.map(
    (field) => `<label>${inHtml(field.label)} ${control(field)}${hintOf(field)}</label>`,
  );
  return [...reference, ...labels].map((label) => `\n        ${label}`).join('');
}

/** A field of a form, and how a row shows it. */
export function fieldMarkup(field: AppField): { readonly entered: string; readonly shown: string } {
  return { entered: labelsOf(undefined, [field]).trim(), shown: fieldParts([field]).join('') };
}

/** What the button of a form says. */
export function actOf({ act, one, access }: Pick<AppEntity, 'act' | 'one' | 'access'>): string {
  return act ?? (access === 'inbox' ? 'Send' : `Add ${withArticle(one)}`);
}

/** A form in which people enter a row. */
export function entryForm(entity: AppEntity): string {
  const { name, one, of, also, fields, access, isOneself } = entity;
  const labels = labelsOf(
    of,
    fields.filter(({ first, ofStaff }) => first === undefined && ofStaff !== true),
    also,
  );
  const refused = fields.some(({ slot }) => slot !== undefined)
    ? ['This time is taken. Please choose another one.']
    : isOneself === true
      ? ['You have joined already.']
      : [];
  const taken = refused.map((text) => ` taken="${text}"`).join('');
  const done = isOneself === true ? 'Thank you, you have joined.' : `Thank you, your ${one} was saved.`;
  return `    <app-form into="${name}"${access === 'inbox' ? '' : ' mine'}${taken} done="${done}">
      <form>${labels}
        <button>${inHtml(actOf(entity))}</button>
      </form>
      <p role="status"></p>
    </app-form>`;
}

/** Attributes of an element that shows a field of a row. */
function shownAs({ name, type }: AppField): string {
  const isFormatted =
    type === 'money' || type === 'date' || type === 'moment' || type === 'yes-no' || type === 'picture';
  return `data-field="${name}"${isFormatted ? ` data-as="${type}"` : ''}`;
}

function fieldParts(fields: readonly AppField[]): readonly string[] {
  return fields.map((field) => {
    const caption =
      field.type === 'long' || field.type === 'picture' ? '' : `<small>${inHtml(field.label)}</small> `;
    return `<p>${caption}<span ${shownAs(field)}></span></p>`;
  });
}

/** The title of a row: what it belongs to, otherwise its first field; and the fields that remain. */
function titled({ of }: AppEntity, shown: readonly AppField[], level: 'h2' | 'h3'): readonly string[] {
  if (of) return [`<${level} data-field="${of.table}.${of.shown}"></${level}>`, ...fieldParts(shown)];
  const heading = shown.slice(0, 1).map((field) => `<${level} ${shownAs(field)}></${level}>`);
  return [...heading, ...fieldParts(shown.slice(1))];
}

/** What belongs to a row, with a separate page. */
type Child = Pick<AppEntity, 'name' | 'one' | 'act' | 'access' | 'of' | 'fields'> & { readonly file: string };

interface Listed {
  readonly entity: AppEntity;
  readonly order: 'asc' | 'desc';
  readonly flag?: 'mine' | 'members' | 'staff' | undefined;
  readonly counted?: readonly Child[];
  readonly parts: readonly string[];
}

function list({ entity, order, flag, counted = [], parts }: Listed): string {
  const { name, of, fields, also = [], order: by = 'created_at' } = entity;
  const searched = fields.filter(({ type, choices }) => !choices && ['text', 'long', 'email'].includes(type));
  const search = searched.length === 0 ? '' : ` search="${searched.map((field) => field.name).join(',')}"`;
  const joined = [
    ...[...(of ? [of] : []), ...also].map(({ table, shown }) => `${table}(${shown})`),
    ...counted.map((child) => `${child.name}(id)`),
  ];
  const select = joined.length === 0 ? '' : ` select="*,${joined.join(',')}"`;
  const parent = of ? ` of="${of.column}"` : '';
  return `    <app-list from="${name}"${search}${select}${parent} order="${by}.${order}"${flag ? ` ${flag}` : ''} empty="Nothing here yet.">
${search === '' ? '' : `      <label hidden>Search <input type="search"></label>\n`}      <p role="status"></p>
      <ul></ul>
      <template>
        <li>
          ${parts.join('\n          ')}
        </li>
      </template>
    </app-list>`;
}

/** Whether people other than staff read what others entered. */
export const isRead = ({ access }: Pick<AppEntity, 'access'>): boolean =>
  access === 'public' || access === 'members' || isSharedByPeople(access);

/** Links from a row to what belongs to it, with how many there are where everybody sees them. */
function linksTo(children: readonly Child[]): readonly string[] {
  return children.flatMap((child) => {
    const { name, access, of, fields, file } = child;
    if (!of || access === 'team') return [];
    const isAct = (!isRead(child) && access !== 'assigned') || fields.length === 0;
    const words = isAct ? actOf(child) : capitalise(name.replaceAll('_', ' '));
    const count = isSharedByPeople(access) ? ` (<span data-count="${name}">0</span>)` : '';
    return [
      `<a${isAct ? ' class="act"' : ''} data-link="${file}?${of.column}={id}">${inHtml(words)}${count}</a>`,
    ];
  });
}

function actions(parts: readonly string[]): readonly string[] {
  return parts.length === 0 ? [] : [`<p class="actions">${parts.join(' ')}</p>`];
}

/** Lists that only people who sign in can see. */
const forSignedIn: ReadonlySet<AppEntity['access']> = new Set(['members', 'circle', 'assigned']);

/** The rows that a person sees, with links to what belongs to each. */
export function rowList(entity: AppEntity, children: readonly Child[], level: 'h2' | 'h3' = 'h2'): string {
  const { access, fields, also = [] } = entity;
  const isOwn = access === 'own';
  const shown = fields.filter(({ type }) => type !== 'yes-no');
  const [title = '', ...others] = titled(entity, shown, level);
  const marks = fields
    .filter(({ type }) => isOwn && type === 'yes-no')
    .map(
      ({ name, label }) =>
        `<label class="row"><input type="checkbox" data-toggle="${name}"> ${inHtml(label)}</label>`,
    );
  const isMine = isOwn || access === 'placed';
  const cancel = cancelling(entity);
  const removal: Partial<Record<AppEntity['access'], string>> = {
    ...(cancel && {
      placed: `<button type="button" data-set="${cancel.field}" data-to="${cancelled}" data-while="${cancel.open.join(',')}"${cancel.until === undefined ? '' : ` data-until="${cancel.until}"`}>Cancel</button>`,
    }),
    own: '<button type="button" data-remove>Delete</button>',
    circle: '<button type="button" data-remove data-own>Delete</button>',
    shared: '<button type="button" data-remove data-own>Delete</button>',
  };
  return list({
    entity,
    order: isMine || access === 'assigned' || isSharedByPeople(access) ? 'desc' : 'asc',
    flag: isMine ? 'mine' : forSignedIn.has(access) ? 'members' : undefined,
    counted: children.filter((child) => isSharedByPeople(child.access)),
    parts: [
      title,
      ...marks,
      ...also.map(
        ({ label, table, shown: of }) =>
          `<p><small>${inHtml(label)}</small> <span data-field="${table}.${of}"></span></p>`,
      ),
      ...others,
      ...actions([...linksTo(children), ...(removal[access] === undefined ? [] : [removal[access]])]),
    ],
  });
}

const addressField: AppField = { name: 'email', label: 'From', type: 'email' };

/** A heading for everybody's rows: `Tasks` for `My tasks`. */
export function withoutMy(title: string): string {
  return title.replace(/^My (.)/u, (_, letter: string) => letter.toUpperCase());
}

/** All rows for staff, to change and delete; what only staff enters can be added too. */
export function managedSection(entity: AppEntity, level: 'h2' | 'h3' = 'h3'): string {
  const { name, one, title, of, fields, access } = entity;
  const isAdded = ['public', 'members', 'team', 'assigned'].includes(access);
  const shown = hasAddress(entity) ? [addressField, ...fields] : fields;
  const heading = level === 'h2' ? '' : `      <h2>${inHtml(withoutMy(title))}</h2>\n`;
  return `    <section>
${heading}      <app-form into="${name}" done="Saved."${isAdded ? '' : ' change'}>
      <form>${labelsOf(
        of,
        // Staff may enter what has been.
        fields.map(({ isAhead: _isAhead, ...field }) => field),
      )}
        <button>${isAdded ? `Add ${withArticle(one)}` : 'Save'}</button>
        <button type="button" data-cancel hidden>Cancel</button>
      </form>
      <p role="status"></p>
    </app-form>
${list({
  entity: { ...entity, fields: shown },
  order: 'desc',
  flag: 'staff',
  parts: [
    ...titled(entity, shown, level),
    ...actions([
      '<button type="button" data-change>Change</button>',
      '<button type="button" data-remove>Delete</button>',
    ]),
  ],
})}
    </section>`;
}
