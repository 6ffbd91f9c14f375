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
  /** An element larger or smaller, by what it says. */
  | {
      readonly do: 'size';
      readonly old: string;
      readonly page?: string | undefined;
      readonly value: 'larger' | 'smaller';
    }
  | { readonly do: 'remove-text'; readonly old: string; readonly page?: string | undefined }
  | { readonly do: 'colour'; readonly of: string; readonly value: string }
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
