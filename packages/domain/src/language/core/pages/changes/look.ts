import {
  accentValues,
  colourOf,
  fontOf,
  groundValues,
  textValues,
  type LookValues,
  type SaidColour,
} from '../colours.ts';
import { insertAfter } from '../edits.ts';
import { elementsOf, firstElement } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import type { Site } from '../site.ts';
import { isWhole, valueOf, withValues } from '../styleValues.ts';
import { brokenPage, editPages, refusing, type Applied } from './applied.ts';

/** Values to set, and the words for the change. */
interface Look {
  readonly values: (styles: string) => LookValues;
  readonly title: string;
  readonly understood: string;
  readonly word: { readonly said: string; readonly read: string };
}

/** The style sheet whose values are changed, with what links it where it is new. */
export function sheetOf(
  site: Site,
):
  | { readonly path: string; readonly content: string; readonly linked: ReadonlyMap<string, string> }
  | Applied {
  const { files, folder, parts } = site.source;
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  const known = sheets.find(({ content }) => valueOf(content, '--accent') !== undefined);
  if (known) {
    if (!isWhole(known.content))
      return refusing(
        `${known.path} is not whole: a bracket or a comment is never closed. Correct that first.`,
      );
    return { ...known, linked: new Map() };
  }
  const own = site.pages.find(({ nodes }) =>
    elementsOf(nodes).some(
      ({ element: { tag, attributes } }) =>
        tag === 'style' || (tag === 'link' && attributes['rel']?.value === 'stylesheet'),
    ),
  );
  const path = `${folder}app.css`;
  if (own || sheets.length > 0)
    return refusing(
      `The look of this site is written by hand in ${sheets[0]?.path ?? own?.path ?? path}, without the values at its top that I change. It stays as it is.`,
    );
  const broken = site.pages.map((page) => brokenPage(page)).find(Boolean);
  if (broken) return broken;
  const edits = site.pages.flatMap((page) => {
    const head = firstElement(page.nodes, 'head');
    const anchor = head?.children.findLast((node) => node.kind === 'element');
    const up = '../'.repeat(page.file.split('/').length - 1);
    return anchor
      ? [
          {
            page,
            edits: [insertAfter(page.source, anchor, [`<link rel="stylesheet" href="${up}app.css" />`])],
          },
        ]
      : [];
  });
  if (edits.length < site.pages.length)
    return refusing('One page has no head, so it can’t load a style sheet.');
  const linked = editPages(site, edits);
  return 'kind' in linked ? linked : { path, content: parts.styles, linked };
}

function changeLook(site: Site, { values, title, understood, word }: Look): Applied {
  const sheet = sheetOf(site);
  if ('kind' in sheet) return sheet;
  const { path, content, linked } = sheet;
  const wanted = values(content);
  const changed = withValues(content, wanted);
  if (changed === undefined)
    return refusing(
      `${path} no longer has all of ${Object.keys(wanted).join(', ')} at its top, so I can’t change its look.`,
    );
  if (changed === content && linked.size === 0) return refusing('It already looks like that.');
  const isNew = linked.size > 0;
  return {
    kind: 'changed',
    files: new Map([...linked, [path, changed]]),
    title,
    doneTitle: title.replace(/^Make/u, 'Made').replace(/^Use/u, 'Used'),
    understood: `${understood} ${isNew ? `The pages get the look of ${path} for it, which is new.` : `Only values at the top of ${path} change, and every page follows.`}`,
    words: [{ said: word.said, read: `${word.read} in ${path}` }],
  };
}

type Part = 'accent' | 'ground' | 'text';

const partOf = (said: string): Part =>
  /background/iu.test(said) ? 'ground' : /^(?:text|font|letters)/iu.test(said) ? 'text' : 'accent';

const changeable: Readonly<
  Record<
    Part,
    { readonly values: (colour: SaidColour) => LookValues; readonly words: string; readonly note: string }
  >
> = {
  accent: {
    values: accentValues,
    words: 'buttons and links',
    note: 'Buttons and links share one colour; it is set so that it can be read in the light and the dark look.',
  },
  ground: { values: groundValues, words: 'background', note: 'The background of all pages changes.' },
  text: {
    values: textValues,
    words: 'text',
    note: 'The text of all pages changes, as far as it stays readable.',
  },
};

/** Changes a colour of the look. */
export function changeColour(site: Site, { of, value }: RequestOf<'colour'>): Applied {
  const colour = colourOf(value);
  if (!colour) return refusing(`I don’t know the colour “${value}”.`);
  const { values, words, note } = changeable[partOf(of)];
  return changeLook(site, {
    values: () => values(colour),
    title: `Make the ${words} ${value}`,
    understood: note,
    word: { said: `${of} ${value}`, read: `the colour of the ${words}` },
  });
}

/** Changes the font of the look. */
export function changeFont(site: Site, { value }: RequestOf<'font'>): Applied {
  const font = fontOf(value);
  if (!font)
    return {
      kind: 'question',
      text: `“${value}” is not a font that every visitor has. Which of these is near to it? Nothing was planned.`,
      choices: ['serif', 'sans-serif', 'rounded', 'monospace'].map((name) => ({
        label: `Use a ${name} font`,
        instruction: `Use a ${name} font`,
      })),
    };
  return changeLook(site, {
    values: (styles) => {
      const size = /^[\d.]+\w+(?:\/[\d.]+\w*)?/u.exec(valueOf(styles, 'font') ?? '')?.[0] ?? '1.0625rem/1.5';
      return { font: `${size} ${font.family}` };
    },
    title: `Use ${font.name}`,
    understood: `All texts are shown in ${font.name}, as every visitor’s device has it.`,
    word: { said: value, read: font.name },
  });
}

/** Changes how round corners are. */
export function changeCorners(site: Site, { value }: RequestOf<'corners'>): Applied {
  const said = value.toLowerCase();
  const corner = /square|sharp/u.test(said) ? '0rem' : said.startsWith('less') ? '0.25rem' : '1.25rem';
  return changeLook(site, {
    values: () => ({ '--corner': corner }),
    title: `Make the corners ${said}`,
    understood: `Cards and buttons get corners of ${corner}.`,
    word: { said: value, read: `corners of ${corner}` },
  });
}

const smallestText = 0.75;
const largestText = 1.75;

/** Makes all texts larger or smaller; headings follow. */
export function changeTextSize(site: Site, { value }: RequestOf<'text-size'>): Applied {
  return changeLook(site, {
    values: (styles): LookValues => {
      const font = valueOf(styles, 'font') ?? '1.0625rem/1.5 system-ui, sans-serif';
      const { size, rest } = /^(?<size>[\d.]+)(?<rest>(?:rem|em)\b.*)$/su.exec(font)?.groups ?? {};
      if (size === undefined || rest === undefined) return {};
      const wanted = Number(size) * (value === 'larger' ? 1.125 : 1 / 1.125);
      const next = Math.min(largestText, Math.max(smallestText, wanted));
      return { font: `${Math.round(next * 1000) / 1000}${rest}` };
    },
    title: `Make all texts ${value}`,
    understood: `All texts of all pages become ${value}.`,
    word: { said: value, read: 'the size of all texts' },
  });
}
