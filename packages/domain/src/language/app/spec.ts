import type { AppLook } from './look.ts';

/** A field of something that an app stores. */
export interface AppField {
  /** Name of the column. */
  readonly name: string;
  readonly label: string;
  readonly type:
    | 'text'
    | 'long'
    | 'money'
    | 'whole-number'
    | 'number'
    | 'yes-no'
    | 'date'
    | 'moment'
    | 'email'
    | 'link'
    | 'picture';
  readonly required?: boolean;
  /** The only values. */
  readonly choices?: readonly string[];
  /** The value of a new row; only staff changes it, and no form of other people has the field. */
  readonly first?: string | false;
  /** Empty in a new row; only staff fills it in. */
  readonly ofStaff?: boolean;
  /** A moment that is still to come when somebody chooses it; staff may enter any. */
  readonly isAhead?: boolean;
  /** The same moment is taken once: in all rows, or for each row of the other table. */
  readonly slot?: 'in-all' | 'by-parent';
  /** The lowest value of a number. @default 0 */
  readonly least?: number;
  readonly most?: number;
  /** Only where the app has this table, or only where it has not. */
  readonly withTable?: string;
  readonly withoutTable?: string;
  /** Words that ask for a field which is left out otherwise. */
  readonly words?: RegExp;
}

/**
 * Who reaches the rows: everybody reads what staff enters (`public`), or people who sign in do (`members`); people who
 * sign in work with their own rows (`own`) or enter and read them (`placed`); everybody reads what signed-in people
 * enter (`shared`), or only they do (`circle`); visitors enter what only staff reads (`inbox`); only staff enters and reads
 * (`team`), or enters for a row that somebody placed, who reads it (`assigned`). Staff manages the rows of all kinds but
 * `own`.
 */
export type AppAccess =
  | 'public'
  | 'members'
  | 'own'
  | 'placed'
  | 'shared'
  | 'circle'
  | 'inbox'
  | 'team'
  | 'assigned';

/** A row of another table that a row belongs to. */
export interface AppParent {
  readonly table: string;
  readonly column: string;
  readonly label: string;
  /** The column that is shown of it. */
  readonly shown: string;
}

/** Something that an app stores, as one table. */
export interface AppEntity {
  /** Name of the table. */
  readonly name: string;
  /** Several of them in words, where the name of the table does not say it. */
  readonly several?: string;
  readonly one: string;
  /** What people do to enter one, on the button: `Order`; otherwise `Add an order`. */
  readonly act?: string;
  /** Heading of its page. */
  readonly title: string;
  /** Words for it in a sentence. */
  readonly words: RegExp;
  /** Those of the words that become its heading where a sentence uses them. */
  readonly called?: RegExp;
  readonly access: AppAccess;
  readonly fields: readonly AppField[];
  /** Only where the sentence names it. */
  readonly isAsked?: boolean;
  /** Nobody enters two for the same row of the other table. */
  readonly isOncePerPerson?: boolean;
  /** Each row is the person who enters it, once. */
  readonly isOneself?: boolean;
  /** A row of another table that each row belongs to, where the app has that table. */
  readonly of?: AppParent;
  /** Further rows that each row belongs to, beside its title. */
  readonly also?: readonly AppParent[];
  /** Column that lists are sorted by. @default created_at */
  readonly order?: string;
  /** Example rows, so that no page is empty at first. */
  readonly examples?: readonly Readonly<Record<string, string | number>>[];
}

/** A kind of app, as data. */
export interface Blueprint {
  /** In the middle of a sentence: `to-do app`. */
  readonly kind: string;
  /** Words that name the kind. */
  readonly words: RegExp;
  /** Further words that suggest the kind in a longer description, but do not name it. */
  readonly near: RegExp;
  /** Name of the app where the sentence gives none. */
  readonly title: string;
  readonly entities: readonly AppEntity[];
}

/** An app that can be built: its tables, who reaches them, and its pages. */
export interface AppSpec {
  readonly kind: string;
  /** The kind with its article and the title: `an online shop: Bakery`. */
  readonly name: string;
  readonly title: string;
  /** What the first page says it is about. */
  readonly subject?: string;
  readonly entities: readonly AppEntity[];
  /** Its colours, where they are not the usual ones. */
  readonly look?: AppLook;
}
