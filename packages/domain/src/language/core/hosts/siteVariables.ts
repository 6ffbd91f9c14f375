import { ask, referred, site } from './frames.ts';
import { lower } from './clauses.ts';
import { refsOf } from './slots.ts';
import type { Slots } from './slots.ts';
import type { Item, Meaning } from './types.ts';

const scopeCues = { SCOPELIVE: 'live', SCOPEPREVIEW: 'previews', SCOPEBOTH: 'both' } as const;

/** Where something holds: "on the live site", "for the previews". */
export function scopeIn(slots: Slots): { scope?: 'live' | 'previews' | 'both' } {
  if (slots.has('SCOPELIVE') && slots.has('SCOPEPREVIEW', 'PREVIEW')) return { scope: 'both' };
  for (const [cue, scope] of Object.entries(scopeCues)) if (slots.has(cue)) return { scope };
  if (slots.has('PREVIEW')) return { scope: slots.has('LIVE', 'REAL') ? 'both' : 'previews' };
  return slots.has('LIVE', 'REAL') ? { scope: 'live' } : {};
}

const isScope = (item: Item): boolean => item.cat === 'cue' && item.value in scopeCues;
const variableName = /^[A-Za-z_]\w*$/u;

/** The variable a clause names: as written, or in words. */
function variableIn(slots: Slots): string | undefined {
  const [typed] = slots.left('variable');
  if (typed !== undefined) {
    // The same variable may be named in words too.
    for (const item of slots.named('variable'))
      if (refsOf(item, 'variable').every(({ value }) => value === typed.value)) slots.take(item);
    return slots.take(typed).value;
  }
  const item = slots.named('variable')[0];
  const refs = item === undefined ? [] : refsOf(item, 'variable');
  if (item !== undefined && refs.length === 1) {
    slots.take(item);
    return refs[0]?.value;
  }
  const named = slots.has('VARIABLE') ? (slots.after('NAMED') ?? slots.after('VARIABLE')) : undefined;
  if (named === undefined || named.cat !== 'word' || !/^[A-Z][A-Z0-9_]*$/u.test(named.said)) return undefined;
  return slots.take(named).said;
}

export function setVariable(slots: Slots): Meaning | undefined {
  const name = variableIn(slots);
  if (name === undefined)
    return slots.has('VARIABLE')
      ? ask('Which variable do you mean? Say its name in capitals.', [])
      : undefined;
  const scope = scopeIn(slots);
  const [quoted] = slots.left('quoted');
  const stop = (item: Item): boolean => isScope(item) || (item.cat === 'mark' && item.value !== ':');
  const at = slots.items.findIndex((item) => slots.taken.has(item) && item.value.toUpperCase() === name);
  const mark = slots.items.findIndex(
    (item, index) =>
      index >= at &&
      ((item.cat === 'mark' && /^[:=]$/u.test(item.value)) ||
        /^(?:to|as|into|is|be)$/u.test(lower(item)) ||
        (item.cat === 'cue' && item.value === 'VALUE')),
  );
  const following = slots.items[at + 1];
  const figure = at >= 0 && following?.cat === 'number' ? following : undefined;
  const next = slots.items
    .slice(mark + 1)
    .find(
      (item) =>
        item.cat !== 'mark' &&
        !(item.cat === 'cue' && (item.value === 'VALUE' || item.value === 'CURRENT')) &&
        !(item.cat === 'glue'),
    );
  const hasMark = mark >= 0 && next !== undefined && !slots.taken.has(next);
  const value =
    quoted !== undefined
      ? slots.take(quoted).value
      : figure !== undefined
        ? slots.textFrom(figure, stop)
        : hasMark
          ? slots.textFrom(next, stop)
          : '';
  if (!variableName.test(name) || value === '')
    return ask(`What should ${name} be? Put the value in quotes.`);
  // Where several words end is unclear, unless they are figures.
  if (quoted === undefined && /\s/u.test(value) && !/^[\d\s+()/-]+$/u.test(value))
    return ask(`Where does the value of ${name} end? Put it in quotes.`);
  return site({ do: 'set-variable', name, value, ...scope });
}

export function removeVariable(slots: Slots): Meaning | undefined {
  const name =
    variableIn(slots) ??
    referred(slots, 'variable') ??
    slots.earlier.findLast(({ cat }) => cat === 'variable')?.value;
  if (name === undefined)
    return ask(
      'Which variable should I remove?',
      slots.context.site.variables.map((each) => `remove the variable ${each}`),
    );
  if (!slots.context.site.variables.includes(name))
    return ask(
      `There is no variable called ${name}. Which one should I remove?`,
      slots.context.site.variables.map((each) => `remove the variable ${each}`),
    );
  return site({ do: 'remove-variable', name, ...scopeIn(slots) });
}
