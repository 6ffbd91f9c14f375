import { isRunOnValue } from '../guard/names.ts';
import { withoutSecrets } from '../../shared/text/index.ts';
import { unquoted, withoutOpening } from '../../shared/text/instructionWords.ts';
import type { SiteContext, SiteUnderstanding } from './types.ts';

/** Replaces a hidden value. */
export const hiddenValue = '••••';

/** An instruction without its opening words, with single spaces. */
export function plain(text: string): string {
  return withoutOpening(text.replaceAll(/[^\S\n]+/gu, ' '));
}

const settingName = String.raw`(?<name>[A-Za-z_]\w*)`;
const setting: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:set|add|create|define|change|update|save|store|put)(?: the| an?| my| our| new)* (?:environment |env )?(?:variable|var|secret)(?: called| named)? ${settingName}(?:\s*(?:=|:|\bto\b|\bas\b|\bis\b|,?\s*\bwith (?:the |a )?value(?: of)?)\s*(?<value>.+))?$`,
    'isu',
  ),
  // Without the word 'variable', the name must look like one.
  /^(?:set|define)(?: the| my| our)? (?<bare>[a-z]\w*_\w+|\w*(?:key|token|secret|password|url|dsn))(?:\s*(?:=|:|\bto\b|\bas\b)\s*(?<value>.+))?$/isu,
  /^(?:[Aa]dd|[Cc]hange|[Uu]pdate|[Dd]efine|[Ss]et|SET) (?<name>[A-Z_][A-Z0-9_]+)(?:\s*(?:=|:|\bto\b|\bas\b|\bTO\b)\s*(?<value>.+))?$/su,
  new RegExp(String.raw`^netlify env:set ${settingName}(?: (?<value>.+))?$`, 'su'),
  /^(?:export )?(?<name>[A-Z_][A-Z0-9_]+)=(?<value>.+)$/su,
];

/** Another request after a value. */
const otherClause =
  /\s(?:and|then|,)\s+(?:then |also )?(?:publish|deploy|set|remove|delete|unset|tell|go|put|make|take|roll|restart)\b/iu;

const surelySetting =
  /^(?:set|add|define|change|update|save|store|put|create|export|netlify env:set)\b.*?\b(?:variable|var|env)\b|^\s*(?:export )?[A-Z_][A-Z0-9_]+=|^(?:set|add|define|change|update)(?: the| my| our)? (?:\w*_(?:key|token|secret|password|url|dsn|id)|\w*api_?key)\b/iu;
const inCapitals = /^set(?: the| my| our)? (?=[A-Z_0-9]+\b)[A-Z]\w+/u;

/**
 * The variable that an instruction certainly sets, whatever service it was sent to, and the instruction as it may be
 * stored: without the value.
 * @example
 * settingIn('Set API_KEY to abc') // => { name: 'API_KEY', said: 'Set environment variable API_KEY to ••••' }
 */
export function settingIn(instruction: string): { readonly name: string; readonly said: string } | undefined {
  const text = plain(instruction);
  if (!surelySetting.test(text) && !inCapitals.test(text.replace(/^\p{L}+/u, (verb) => verb.toLowerCase())))
    return undefined;
  const read = readSetting(text, { branch: '', variables: [], live: null, deploys: [] });
  const name = read === undefined ? undefined : /variable (?<name>\w+) to/u.exec(read.said)?.groups?.['name'];
  return read === undefined || name === undefined ? undefined : { name, said: read.said };
}

/** Reads the setting of a variable; `said` is the instruction without the value. */
export function readSetting(text: string, { variables }: SiteContext): SiteUnderstanding | undefined {
  for (const pattern of setting) {
    const groups = pattern.exec(text)?.groups;
    const bare = groups?.['bare']?.toUpperCase();
    const name = groups?.['name'] ?? variables.find((known) => known.toUpperCase() === bare) ?? bare;
    if (name === undefined) continue;
    const typed = groups?.['value'] ?? '';
    const value = unquoted(typed);
    const said = `Set environment variable ${name} to ${hiddenValue}`;
    if (value.trim() === '')
      return {
        said,
        kind: 'question',
        text: `What should ${name} be? Say: set variable ${name} to, and then the value.`,
        choices: [],
      };
    if (value === typed.trim() && (isRunOnValue(value) || otherClause.test(value)))
      return {
        said,
        kind: 'question',
        text: `I cannot tell where the value of ${name} ends. Please put it in quotes, and say one thing at a time.`,
        choices: [],
      };
    return { said, kind: 'plan', action: { kind: 'set-variable', name, value } };
  }
  return undefined;
}

/**
 * An instruction as it may be stored: the value of a variable and anything that looks like a secret are hidden.
 * @example
 * storedInstruction('set API_URL to https://example.org') // => 'Set environment variable API_URL to ••••'
 */
export function storedInstruction(instruction: string): string {
  return settingIn(instruction)?.said ?? withoutSecrets(instruction);
}
