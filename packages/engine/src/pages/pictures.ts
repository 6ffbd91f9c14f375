import type { SitePicture } from '@saywright/domain/core/pages';

/** Largest picture, in bytes. */
export const mostPictureBytes = 5_000_000;
const mostOfProject = 20;
const mostProjects = 500;

/** Pictures that were uploaded and wait for a sentence that puts them on a page; forgotten with the process. */
export interface UploadedPictures {
  add(project: string, picture: SitePicture): void;
  /** The newest first. */
  of(project: string): readonly SitePicture[];
}

/** Remembers the last pictures of each project; their bytes are in its repository. */
export function uploadedPictures(): UploadedPictures {
  const known = new Map<string, readonly SitePicture[]>();
  return {
    add(project, picture) {
      const others = (known.get(project) ?? []).filter(({ name }) => name !== picture.name);
      known.delete(project);
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= mostProjects) known.delete(oldest);
      known.set(project, [picture, ...others].slice(0, mostOfProject));
    },
    of: (project) => known.get(project) ?? [],
  };
}

const endings: readonly (readonly [ending: string, ...begins: readonly string[]])[] = [
  ['png', '89504e470d0a1a0a'],
  ['jpg', 'ffd8ff'],
  ['gif', '474946383761', '474946383961'],
];

/** The ending for a picture by its first bytes, whatever it is called; undefined for anything else, scripts in SVG too. */
export function pictureEnding(content: Uint8Array): string | undefined {
  const head = Buffer.from(content.subarray(0, 12));
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8) === 'WEBP';
  if (isWebp) return 'webp';
  const hex = head.toString('hex');
  return endings.find(([, ...begins]) => begins.some((begin) => hex.startsWith(begin)))?.[0];
}

/** A name for the file of a picture, that a page and a sentence can have. */
export function pictureName(given: string, ending: string): string {
  const stem = given
    .replace(/\.[^.]*$/u, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 60);
  return `${stem === '' ? 'picture' : stem}.${ending}`;
}
