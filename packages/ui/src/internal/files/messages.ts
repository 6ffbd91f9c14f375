import type { Figure } from '../figure.ts';

/** Names of the groups of types, such as `image/*`. */
const groups: Readonly<Partial<Record<string, string>>> = {
  image: 'images',
  video: 'videos',
  audio: 'audio files',
  text: 'text files',
};

/** Default English texts about chosen files. */
export const english = {
  kinds: groups,
  limit: (size: string): string => `Up to ${size}.`,
  typeAndLimit: (kinds: string, size: string): string => `${kinds}, up to ${size}.`,
  wrongType: (name: string, kinds: string): string => `${name} can’t be used here. Choose ${kinds}.`,
  tooLarge: (name: string, size: string, limit: string): string =>
    `${name} is too large (${size}). Choose a file of up to ${limit}.`,
  folder: (name: string): string => `${name} is a folder. Choose the files inside it.`,
  tooMany: 'Choose one file only.',
  more: (count: number, figure: Figure): string =>
    count === 1 ? '1 more file was left out.' : `${figure(count)} more files were left out.`,
};
