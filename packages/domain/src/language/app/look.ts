import {
  accentValues,
  colourOf,
  colourWords,
  contrast,
  groundValues,
  type LookValues,
  type SaidColour,
} from '../core/pages/colours.ts';
import { listed } from '../planner/outcome.ts';

/** The colours of an app as a text asks for them. */
export interface AppLook {
  /** In words: `the colours green and cream`. */
  readonly words: string;
  /** A sentence that asks for the same ones. */
  readonly plain: string;
  /** Values for the top of the style sheet. */
  readonly values: LookValues;
}

const pair = String.raw`(?<one>${colourWords})(?:(?: and|,? with| ?&|,) (?<two>${colourWords}))?(?!,? ?(?:and |or )?${colourWords})`;
const other = String.raw`(?: (?!(?:very|light|pale|soft|bright|dark|deep)\b)\p{L}+(?: and)?)`;
const whole = '(?:web ?site|site|home ?page|pages?|app|portfolio|design|something)';
const end = String.raw`(?= ?(?:[.,;!?]|please\b|pls\b)|$)`;
const asking: readonly RegExp[] = [
  String.raw`(?<=^|[.!?;] )its colou?rs? (?:is|are) ${pair}${end}`,
  String.raw`\b(?:make|keep|have) (?:it|everything|(?:(?:the|my|our) )?${whole})(?: all)?${other}{0,2}? ${pair}${end}`,
  String.raw`\b${whole}(?: in)?${other}{0,2}? ${pair}${end}`,
  String.raw`\b(?:in|with)${other}?? ${pair}(?: colou?rs?| tones?)?${end}`,
  String.raw`(?<=^|[.!?;,] )(?<!${colourWords},? (?:and )?)(?:\p{L}+, ){0,2}?${pair}(?: (?:would be|look|theme|style|colou?rs?)(?: \p{L}+){0,2}|(?=[.,!]|$))`,
].map((pattern) => new RegExp(`(?:${pattern})`, 'iu'));

/** So little contrast with white that a colour serves as a ground. */
const lightest = 1.6;
const white = [255, 255, 255] as const;
const tone = /^(?:an? )?(?:very )?(?:light|pale|soft|bright|dark|deep)[ -]?/u;
const isBlack = (said: string): boolean => /^(?:very dark )?black$/iu.test(said);

function isGround(said: string): boolean {
  const colour = colourOf(said)?.colour;
  return isBlack(said) || (colour !== undefined && contrast(colour, white) < lightest);
}

/** A colour of a part of the pages with its values; none where it is none. */
function valuesOf(
  name: string | undefined,
  values: (colour: SaidColour) => LookValues,
): readonly { readonly name: string; readonly values: LookValues }[] {
  const colour = colourOf(name ?? '');
  return name !== undefined && colour ? [{ name, values: values(colour) }] : [];
}

/** The colours that a text asks for, and its words for them; undefined where it asks for none that the pages can have. */
export function lookIn(text: string): { readonly look: AppLook; readonly said: string } | undefined {
  for (const pattern of asking) {
    const found = pattern.exec(text);
    const { one = '', two } = found?.groups ?? {};
    const said = [one, two].flatMap((colour) => (colour ? [colour.toLowerCase()] : []));
    const grounds = said.filter(isGround);
    // Black on white is white with black.
    const light = grounds.find((colour) => said.length === 1 || !isBlack(colour)) ?? grounds[0];
    const accent = said.find((colour) => colour !== light);
    // Where neither is light enough to read on, the second is a tint.
    const second = said.find((colour) => colour !== accent);
    const ground = light ?? (second === undefined ? undefined : `very light ${second.replace(tone, '')}`);
    const parts = [...valuesOf(accent, accentValues), ...valuesOf(ground, groundValues)];
    const known = parts.map(({ name }) => name);
    if (!found || known.length === 0 || known.length < said.length) continue;
    return {
      look: {
        words: `the ${known.length > 1 ? 'colours' : 'colour'} ${listed(known)}`,
        plain: `Its ${known.length > 1 ? 'colours are' : 'colour is'} ${listed(known)}`,
        values: Object.fromEntries(parts.flatMap(({ values }) => Object.entries(values))),
      },
      said: found[0].replace(/^[.!?;, ]+/u, '').trim(),
    };
  }
  return undefined;
}
