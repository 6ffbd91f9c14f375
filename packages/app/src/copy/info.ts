import { footerCopy } from './footer.ts';

const [about, ...others] = footerCopy.links;

/** A link inside the app, or to an address elsewhere. */
export interface InfoLink {
  readonly to: string;
  readonly label: string;
}

/** A heading and the text under it. */
export interface InfoSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Short statements, shown as a list after the paragraphs. */
  readonly points?: readonly string[];
  readonly links?: readonly InfoLink[];
}

/** Words that all information and help pages share. */
export const infoCopy = {
  back: 'Back',
  status: { online: 'Status: online', processing: 'Status: processing', offline: 'Status: offline' },
  aside: 'More about Saywright',
  readOn: 'Read on',
  notice: 'Independence notice',
  links: [
    about,
    { to: '/why', label: 'Why' },
    { to: '/help', label: 'Help Center' },
    { to: '/help-library', label: 'Smart Help Library' },
    ...others,
  ],
} as const;
