import { listed } from '../planner/outcome.ts';
import { wordsFor } from './contents.ts';
import { actOf, inHtml, isRead, withoutMy } from './elements.ts';
import type { AppEntity, AppSpec } from './spec.ts';

/** Whether the first page is about the whole: it shows what visitors come for, and is no tool for one's own things. */
export function hasWelcome({ entities }: Pick<AppSpec, 'entities'>): boolean {
  const [first] = entities;
  return first !== undefined && isRead(first);
}

/** What a visitor can do besides reading: `order online`. */
function doingOf(entity: AppEntity, us: 'us' | 'me'): string | undefined {
  const { act, access } = entity;
  if (access === 'inbox' && act !== 'Register' && act !== 'Join') return `write to ${us}`;
  return access === 'placed' || access === 'inbox' ? `${actOf(entity).toLowerCase()} online` : undefined;
}

/** What the app is for, as far as its kind says it. */
function leadOf({ subject, entities }: Pick<AppSpec, 'subject' | 'entities'>): string {
  if (subject !== undefined) return subject;
  const read = entities.filter(isRead);
  const isMine = entities[0]?.title.startsWith('My ') === true;
  const isOurs = read.every(({ access }) => access === 'public' || access === 'members');
  const doings = entities.flatMap((entity) => doingOf(entity, isMine ? 'me' : 'us') ?? []);
  const isSigned = read.every(({ access }) => access === 'members' || access === 'circle');
  const names = listed(
    read.map((entity) => (isMine ? withoutMy(entity.title).toLowerCase() : wordsFor(entity))),
  );
  const things = isOurs ? `${isMine ? 'my' : 'our'} ${names}` : names;
  const found = `${isSigned ? 'Sign in to find' : 'Find'} ${things}${isSigned ? '' : ' here'}`;
  const online = doings.flatMap((doing) =>
    doing.endsWith(' online') ? [doing.slice(0, -' online'.length)] : [],
  );
  const done =
    online.length > 1
      ? [...doings.filter((doing) => !doing.endsWith(' online')), `${listed([...new Set(online)])} online`]
      : doings;
  const added = isOurs ? done : ['add your own', ...done];
  return `${found}${added.length === 0 ? '' : `, and ${listed([...new Set(added)])}`}.`;
}

/**
 * The opening of the first page: the name, what it is for, and a button for what visitors mostly do, above the heading of
 * its list.
 */
export function welcome(
  spec: Pick<AppSpec, 'title' | 'subject' | 'entities'>,
  links: readonly { readonly file: string; readonly title: string }[],
  heading: string,
): string {
  const { title, entities } = spec;
  const at = entities.findIndex(({ access }) => access === 'placed' || access === 'inbox');
  const [main, link] = [entities[at], links[at]];
  const button =
    main && link
      ? `\n      <p class="actions"><a class="act" href="${link.file}">${inHtml(main.access === 'inbox' && main.act === undefined ? link.title : actOf(main))}</a></p>`
      : '';
  return `    <section class="welcome">
      <h1>${inHtml(title)}</h1>
      <p class="lead">${inHtml(leadOf(spec))}</p>${button}
    </section>${heading === title ? '' : `\n    <h2>${inHtml(heading)}</h2>`}`;
}
