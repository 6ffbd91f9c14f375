/** A change of pages that a sentence asks for, in its own words. */
export type PageRequest =
  | {
      readonly do: 'text';
      readonly of: 'heading' | 'title';
      readonly page?: string | undefined;
      /** Asked for where it is not said. */
      readonly value?: string | undefined;
    }
  | { readonly do: 'text'; readonly of: 'footer'; readonly value: string }
  | {
      readonly do: 'replace';
      readonly old: string;
      readonly page?: string | undefined;
      readonly value: string;
      readonly isQuoted: boolean;
      /** In all places that say just this. */
      readonly isEverywhere?: boolean;
    }
  | {
      readonly do: 'add-text';
      readonly to: 'page' | 'footer';
      readonly page?: string | undefined;
      /** Asked for where it is not said. */
      readonly value?: string | undefined;
    }
  | {
      readonly do: 'add-section';
      readonly heading: string;
      readonly value?: string | undefined;
      readonly page?: string | undefined;
    }
  /** An element larger or smaller, by what it says; without that the heading of the page. */
  | {
      readonly do: 'size';
      readonly old?: string | undefined;
      readonly page?: string | undefined;
      readonly value: 'larger' | 'smaller';
    }
  /** What the only button says. */
  | { readonly do: 'button'; readonly page?: string | undefined; readonly value: string }
  | { readonly do: 'remove-text'; readonly old: string; readonly page?: string | undefined }
  | { readonly do: 'colour'; readonly of: string; readonly value: string }
  /** A field that the forms of visitors no longer ask for. */
  | { readonly do: 'unask'; readonly label: string }
  /** Rows of the past that a list leaves out. */
  | { readonly do: 'hide-past'; readonly things: string }
  /** Whether dates have the day first, as in 3 February, in place of how each visitor's device has them. */
  | { readonly do: 'dates'; readonly value: 'day first' | 'month first' }
  /** How many rows of a list are side by side. */
  | { readonly do: 'columns'; readonly count: number }
  /** The sign of money in front of prices. */
  | { readonly do: 'currency'; readonly value: string }
  | { readonly do: 'text-size'; readonly value: 'larger' | 'smaller' }
  | { readonly do: 'site-name'; readonly value: string }
  /** A link to a page of the site or to another address. */
  | {
      readonly do: 'link';
      readonly target: string;
      readonly label?: string | undefined;
      readonly to: 'footer' | 'menu' | 'page';
      readonly page?: string | undefined;
    }
  | { readonly do: 'menu-swap'; readonly entry: string; readonly other: string }
  /** A field that lists no longer show. @default in all lists that show it */
  | { readonly do: 'hide-field'; readonly field: string; readonly things?: string | undefined }
  /** What a list is searched by; without fields it has no search. */
  | { readonly do: 'search'; readonly things: string; readonly fields?: string | undefined }
  | {
      readonly do: 'limit';
      readonly things: string;
      readonly count: number;
      readonly page?: string | undefined;
    }
  /** What a form says when it was sent; `after` is what people did with it. */
  | { readonly do: 'done'; readonly value: string; readonly after: string }
  /** A form in which visitors leave their email address. @default on the home page */
  | { readonly do: 'subscribe'; readonly page?: string | undefined }
  /** One more field of a form, stored with its rows. */
  | { readonly do: 'form-field'; readonly form: string; readonly label: string }
  /** Whether people sign in before they do something. */
  | { readonly do: 'sign-in-rule'; readonly action: string; readonly isNeeded: boolean }
  /** A picture without its file. */
  | { readonly do: 'no-picture'; readonly page?: string | undefined }
  /** What may be meant, where the words fit several requests. */
  | { readonly do: 'ask'; readonly text: string; readonly offers: readonly PageRequest[] }
  | { readonly do: 'font'; readonly value: string }
  | { readonly do: 'corners'; readonly value: string }
  | {
      readonly do: 'add-page';
      readonly name: string;
      /** Asked for where it is not said. */
      readonly value?: string | undefined;
      /** Without a text for now, so that nothing is asked. */
      readonly isEmpty?: boolean;
    }
  /** A page on which people register and sign in; with `way`, in another way than with a password. */
  | { readonly do: 'account'; readonly way?: string | undefined }
  /** What can be changed on a page, or of a part that all pages share. */
  | { readonly do: 'help'; readonly page?: string | undefined; readonly part?: string | undefined }
  /** A form for messages. @default on the contact page */
  | { readonly do: 'contact-form'; readonly page?: string | undefined }
  | { readonly do: 'remove-page'; readonly page: string }
  | { readonly do: 'menu-add'; readonly page: string }
  | { readonly do: 'menu-remove'; readonly entry: string }
  | { readonly do: 'menu-rename'; readonly entry: string; readonly value?: string | undefined }
  | { readonly do: 'menu-move'; readonly entry: string; readonly place: string }
  | {
      readonly do: 'newest';
      readonly things: string;
      readonly by: string;
      readonly count?: number | undefined;
      readonly page: string;
    }
  | { readonly do: 'sort'; readonly things: string; readonly by: string; readonly page?: string | undefined }
  | {
      readonly do: 'add-picture';
      readonly file: string;
      readonly page?: string | undefined;
      readonly alt?: string | undefined;
    }
  | {
      readonly do: 'picture';
      readonly part: 'alt' | 'src';
      readonly page?: string | undefined;
      readonly value: string;
    };

/** What a sentence asks for, and whether the site is to be published afterwards. */
export interface PageRequests {
  readonly requests: readonly PageRequest[];
  readonly isPublished: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** A wording, with what it asks for; undefined where its words mean something else. */
export interface Wording {
  readonly pattern: RegExp;
  readonly read: (said: Groups) => PageRequest | undefined;
}

/** Requests that do one thing. */
export type RequestOf<Kind extends PageRequest['do']> = Extract<PageRequest, { readonly do: Kind }>;
