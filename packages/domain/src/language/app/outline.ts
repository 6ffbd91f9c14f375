import { wordsFor } from './contents.ts';
import type { AppQuestion } from './openQuestions.ts';
import { linksOf } from './pages.ts';
import type { AppAccess, AppEntity, AppSpec } from './spec.ts';
import { isManaged } from './tables.ts';

/** Something that an app stores, in words. */
export interface AppStored {
  /** Name of the table. */
  readonly table: string;
  /** Heading: `Pick-up times`. */
  readonly title: string;
  /** What each row has: `name`, `price`. */
  readonly fields: readonly string[];
  /** The row of another table that each row belongs to: `product`. */
  readonly of?: string;
  /** Who reaches the rows, as a sentence. */
  readonly reach: string;
}

/** A page of an app. */
export interface AppPage {
  readonly file: string;
  readonly title: string;
  /** Who uses it. */
  readonly who: string;
}

/** What an app is made of, for people who decide whether to build it. */
export interface AppOutline {
  readonly stored: readonly AppStored[];
  readonly pages: readonly AppPage[];
  /** As whom the pages were tried, as a sentence. */
  readonly tried?: string;
  /** What the instruction leaves open, answered for now. */
  readonly questions?: readonly AppQuestion[];
}

const reaches: Readonly<Record<AppAccess, string>> = {
  public: 'Everybody sees them. Staff changes them.',
  members: 'People who sign in see them. Staff changes them.',
  own: 'People who sign in keep their own. Nobody else sees them.',
  placed: 'People who sign in add them and see their own. Staff manages all.',
  shared: 'Everybody sees them. People who sign in add theirs.',
  circle: 'People who sign in see them and add theirs.',
  inbox: 'Visitors send them. Only staff reads them.',
  team: 'Only staff sees and changes them.',
  assigned: 'Staff enters them. Each person sees those that are for them.',
};

const uses: Readonly<Record<AppAccess, string>> = {
  public: 'for everybody',
  members: 'after signing in',
  own: 'after signing in',
  placed: 'after signing in',
  shared: 'for everybody',
  circle: 'after signing in',
  inbox: 'for everybody',
  team: 'for staff',
  assigned: 'after signing in',
};

function storedOf(entity: AppEntity): AppStored {
  const { name, fields, of, access } = entity;
  const words = wordsFor(entity);
  return {
    table: name,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    fields: fields.map(({ label }) => label.toLowerCase()),
    ...(of && { of: of.label.toLowerCase() }),
    reach: reaches[access],
  };
}

const staff: AppStored = {
  table: 'staff',
  title: 'Staff',
  fields: ['account'],
  reach: 'Only you add people, on the People page.',
};

/**
 * An app in words: what it stores, who reaches it, and its pages.
 *
 * @example
 * outlineOf({ kind: '', name: '', title: '', entities: [] }).pages // => [{ file: 'account.html', title: 'Account', who: 'for everybody' }]
 */
export function outlineOf(spec: AppSpec): AppOutline {
  const { entities } = spec;
  return {
    stored: [...entities.map(storedOf), ...(entities.some(isManaged) ? [staff] : [])],
    pages: linksOf(spec).map(({ file, title, isForStaff }, at) => {
      const access = entities[at]?.access;
      return {
        file,
        title,
        who: isForStaff === true ? 'for staff' : access === undefined ? 'for everybody' : uses[access],
      };
    }),
  };
}
