import { withoutMy } from './elements.ts';
import { somebody } from './audience.ts';
import { body, email, message, name, pictures, text, title } from './blueprints/fields.ts';
import { plural, singular, toIdentifier } from '../planner/names.ts';
import { capitalise } from '../planner/outcome.ts';
import { wholeWords } from './pattern.ts';
import type { AppEntity, AppParent, Blueprint } from './spec.ts';
import { isManaged } from './tables.ts';

/** What any app with something to show may have about each of its rows, when the sentence asks for it. */
const extras: readonly Omit<AppEntity, 'of'>[] = [
  {
    name: 'comments',
    one: 'comment',
    title: 'Comments',
    words: /comments?|commenting/u,
    access: 'shared',
    fields: [name, { name: 'comment', label: 'Comment', type: 'long', required: true }],
  },
  {
    name: 'reviews',
    one: 'review',
    title: 'Reviews',
    words: /reviews?|ratings?|rates?|stars/u,
    access: 'shared',
    isOncePerPerson: true,
    fields: [
      name,
      {
        name: 'stars',
        label: 'Stars, from 1 to 5',
        type: 'whole-number',
        required: true,
        least: 1,
        most: 5,
      },
      { name: 'review', label: 'Review', type: 'long' },
    ],
  },
  {
    name: 'votes',
    one: 'vote',
    act: 'Vote',
    title: 'Votes',
    words: /(?:up-?)?vot(?:es?|ing)|likes/u,
    access: 'shared',
    isOncePerPerson: true,
    fields: [],
  },
  {
    name: 'favourites',
    one: 'favourite',
    act: 'Save',
    title: 'My favourites',
    words: /favou?rites?|bookmarks?|wish ?lists?/u,
    access: 'own',
    isOncePerPerson: true,
    fields: [],
  },
];

/** Pages that a site of any kind may have, when the sentence asks for them. */
const pages: readonly AppEntity[] = [
  {
    name: 'about_us',
    one: 'paragraph',
    title: 'About us',
    words: /(?:an )?about(?:[ -]us)? page|about us|our story|who we are/u,
    access: 'public',
    fields: [title, body],
    examples: [{ title: 'Our story', body: 'This is an example. Change it on the Manage page.' }],
  },
  {
    name: 'opening_hours',
    several: 'opening hours',
    one: 'day',
    title: 'Opening hours',
    words: /opening (?:hours|times)|when we(?: are|[’']re) open/u,
    access: 'public',
    fields: [text('day', 'Day'), text('open', 'Open')],
    examples: [{ day: 'Monday', open: 'Change it on the Manage page' }],
  },
  {
    name: 'messages',
    one: 'message',
    act: 'Send',
    title: 'Contact',
    words: /contact (?:forms?|pages?|us|me)|(?:send|write) (?:us|me) a message|get in touch/u,
    access: 'inbox',
    fields: [name, email, message],
  },
];

/** Words for what is there anyway where something has a picture. */
export function picturesIn(entities: readonly AppEntity[]): readonly string[] {
  const has = entities.some(({ fields }) => fields.some(({ type }) => type === 'picture'));
  return has ? [pictures.source] : [];
}

/** Words for several people who work with the same rows. */
export const team = /\b(?:shared by a )?(?:teams?|colleagues|co-?workers|employees)\b/u;

const entering = '(?:add|post|share|submit|create|list|offer|publish|write|upload)s?';

/** Something that was asked for besides fields, with what it means. */
export interface AskedFeature {
  readonly said: string;
  readonly read: string;
  readonly words: RegExp;
}

/** The things an app stores as a text asks for them. */
export interface AskedEntities {
  readonly entities: readonly AppEntity[];
  readonly asked: readonly AskedFeature[];
  /** What an instruction says to get the same ones, after the kind. */
  readonly plain: {
    readonly isTeam: boolean;
    readonly added: readonly string[];
    /** What people enter themselves, in place of staff. */
    readonly entered?: string;
  };
}

const whole = ({ source }: RegExp): RegExp => wholeWords(source);

/** The thing as a text calls it: its heading, and its table, so that it can be asked for by the same word. */
function called(entity: AppEntity, lower: string): AppEntity {
  const said = entity.called && whole(entity.called).exec(lower)?.[0];
  if (said === undefined) return entity;
  const all = capitalise(plural(said));
  return {
    ...entity,
    name: toIdentifier(plural(said)),
    one: singular(said),
    title: entity.title.startsWith('My ') ? `My ${all.toLowerCase()}` : all,
  };
}

/** The things as a text calls them, each with the table that it belongs to. */
function allCalled(entities: readonly AppEntity[], lower: string): readonly AppEntity[] {
  const things = new Map(entities.map((entity) => [entity.name, called(entity, lower)]));
  const parentOf = (of: AppParent): AppParent => {
    const parent = things.get(of.table);
    return parent === undefined || parent.name === of.table
      ? of
      : { ...of, table: parent.name, column: `${singular(parent.name)}_id`, label: capitalise(parent.one) };
  };
  return [...things.values()].map(({ of, ...entity }) => ({ ...entity, ...(of && { of: parentOf(of) }) }));
}

/** The rows that people enter themselves, where a text says that they do. */
function enteredBy(entity: AppEntity, lower: string): AppEntity {
  if (entity.access !== 'public') return entity;
  const added = new RegExp(
    `\\b(?:${somebody})(?: can| should| may| to| also| will| be able to)* ${entering} (?:(?:and [a-z]+|their|own|new|a|an|the) )*(?:${entity.words.source})\\b`,
    'u',
  );
  if (!added.test(lower)) return entity;
  const { examples: _examples, ...rest } = entity;
  return { ...rest, access: 'shared' };
}

/** The fields that fit the tables of the app, and the row that each belongs to where there is one. */
function fitting(entity: AppEntity, tables: ReadonlySet<string>): AppEntity {
  const { of, ...rest } = entity;
  return {
    ...rest,
    ...(of && tables.has(of.table) && { of }),
    fields: entity.fields.filter(
      ({ withTable, withoutTable }) =>
        (withTable === undefined || tables.has(withTable)) &&
        (withoutTable === undefined || !tables.has(withoutTable)),
    ),
  };
}

/** The things of a kind as a text in lower case asks for them, with what it adds to them. */
export function askedEntities({ entities: all }: Blueprint, lower: string, isShared: boolean): AskedEntities {
  const isTeam = isShared && all.some(({ access }) => access === 'own');
  const things = allCalled(
    all.filter(({ isAsked, words }) => isAsked !== true || whole(words).test(lower)),
    lower,
  );
  const chosen = things
    .map((entity) => enteredBy(entity, lower))
    .map((entity): AppEntity =>
      isTeam && entity.access === 'own'
        ? { ...entity, access: 'team', title: withoutMy(entity.title) }
        : entity,
    );
  const entered = chosen.find(
    ({ name: table, access }) =>
      access === 'shared' && things.some((other) => other.name === table && other.access === 'public'),
  );
  const named = chosen.flatMap((entity) => {
    const said = entity.called && whole(entity.called).exec(lower)?.[0];
    return said === undefined || entity.isAsked === true ? [] : [said];
  });
  const main = chosen.find(({ access, of }) => !of && (access === 'public' || access === 'shared'));
  const known = new Set(chosen.map(({ name: table }) => table));
  const first = main?.fields[0]?.name;
  const more =
    main && first !== undefined
      ? extras
          .filter(({ name: table, words }) => !known.has(table) && whole(words).test(lower))
          .map((extra): AppEntity => ({
            ...extra,
            of: {
              table: main.name,
              column: `${singular(main.name)}_id`,
              label: capitalise(main.one),
              shown: first,
            },
          }))
      : [];
  // A kind with words or a field for it has it anyway.
  const hasField = new Set(all.flatMap(({ fields }) => fields.map((field) => field.name)));
  const beside = pages.filter(({ name: table, words }) => {
    const said = whole(words).exec(lower)?.[0];
    const isPart = said === undefined || all.some((entity) => whole(entity.words).test(said));
    // Of a place in a directory it is a detail.
    const isDetail = table === 'opening_hours' && known.has('places');
    return !isPart && !isDetail && !known.has(table) && !hasField.has(table) && all.some(isManaged);
  });
  const tables = new Set([...known, ...more.map(({ name: table }) => table)]);
  const added = [...chosen.filter(({ isAsked }) => isAsked), ...more, ...beside];
  const asked = added.flatMap(({ words, title: heading }) =>
    [...lower.matchAll(wholeWords(words.source, 'gu'))]
      .slice(0, 1)
      .map(([said]) => ({ said, read: `the page ${heading}`, words })),
  );
  return {
    entities: [...chosen, ...more, ...beside].map((entity) => fitting(entity, tables)),
    asked,
    plain: {
      isTeam,
      added: [...named, ...asked.map(({ said }) => said)],
      ...(entered && { entered: plural(entered.one) }),
    },
  };
}
