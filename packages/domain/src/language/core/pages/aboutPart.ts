/** Something on a page that somebody pointed at. */
export interface PointedPart {
  readonly kind: 'heading' | 'paragraph' | 'button' | 'link' | 'label' | 'text' | 'menu entry';
  /** What it says. */
  readonly words: string;
  /** File of its page, such as `index.html`. */
  readonly file: string;
}

/** A text in quotation marks that it does not contain itself. */
export const quoted = (text: string): string => (text.includes('"') ? `“${text}”` : `"${text}"`);

const pronoun =
  /\b(?:this|that|it)(?: (?:one|heading|headline|text|paragraph|button|link|label|words?|part|element))?\b/iu;
const saying =
  /^(?:please )?(?:(?:make|let|have) (?:it|this|that) )?(?:(?:it|this|that) (?:should|must) )?(?:to )?(?:say|read|be called)[: ]+(?<value>\S.*)$/iu;
const calling = /^(?:please )?(?:call|rename|change) (?:it|this|that)(?: to| into)? (?<value>\S.*)$/iu;
const sizing = /^(?:please )?(?:a (?:bit|little) |much )?(?<value>bigger|larger|smaller)(?: please)?[.!]?$/iu;
const removing =
  /^(?:please )?(?:remove|delete|hide|drop|get rid of)(?: (?:it|this|that))?(?: please)?[.!]?$/iu;

/** How a sentence calls what was pointed at: `the heading "Products" on the home page`. */
function partWords({ kind, words, file }: PointedPart): string {
  const stem = file.replace(/^.*\//u, '').replace(/\.html?$/u, '');
  const page = stem === '' || stem === 'index' ? 'home page' : `${stem} page`;
  return `the ${kind} ${quoted(words)} on the ${page}`;
}

/**
 * An instruction about something that was pointed at, as one that says what it is about; another instruction stays.
 *
 * @example
 * aboutPart('make this bigger', { kind: 'heading', words: 'Hi', file: 'index.html' }) // => 'make the heading "Hi" on the home page bigger'
 * aboutPart('Publish my site', { kind: 'heading', words: 'Hi', file: 'index.html' }) // => 'Publish my site'
 */
export function aboutPart(instruction: string, part: PointedPart): string {
  const text = instruction.trim();
  const isEntry = part.kind === 'menu entry';
  const it = partWords(part);
  const { value } = saying.exec(text)?.groups ?? calling.exec(text)?.groups ?? {};
  if (value !== undefined)
    return isEntry ? `Rename the menu entry ${part.words} to ${value}` : `Change ${it} to ${value}`;
  if (removing.test(text)) return isEntry ? `Remove ${part.words} from the menu` : `Remove ${it}`;
  const size = sizing.exec(text)?.groups?.['value'];
  if (size !== undefined) return `Make ${it} ${size}`;
  return text.replace(pronoun, () => it);
}

const bringing = /^(?:please )?(?:(?:put|add|show|place|use) )?(?<where>(?:to|on|in|onto) .+)$/iu;

/**
 * An instruction about a picture that was just uploaded, as one that names it; another instruction stays.
 *
 * @example
 * aboutPicture('put it on the home page', 'bread.jpg') // => 'put the picture "bread.jpg" on the home page'
 */
export function aboutPicture(instruction: string, name: string): string {
  const text = instruction.trim();
  const { where } = bringing.exec(text)?.groups ?? {};
  if (where !== undefined) return `Add the picture ${quoted(name)} ${where}`;
  return text
    .replace(/\bwith (?:it|this|that)(?: (?:picture|photo|image|logo|one))?[.!]?$/iu, () => `with ${name}`)
    .replace(
      /\b(?:it|this|that)(?: (?:picture|photo|image|logo|one))?(?= (?:to|on|in|onto)\b)/iu,
      () => `the picture ${quoted(name)}`,
    );
}
