import type { ColumnSpec, Condition } from '../../../ast/index.ts';
import { choicesIn } from '../../columns/choices.ts';
import { boundsCheck, defaultValue, featuresIn, type Features } from '../../columns/features.ts';
import { toIdentifier, singular } from '../../../planner/names.ts';
import { columnForms } from '../../schemaIndex.ts';
import { tokenise } from '../../tokens.ts';

/** A sentence about a column that exists or was just described: `email must be different for everyone`. */
export interface ColumnRule {
  readonly column: string;
  readonly features: Features;
}

/** The columns a rule may be about, with the words that name them. */
export interface Named {
  readonly name: string;
  readonly type: ColumnSpec['type'];
  readonly choices?: readonly string[] | undefined;
}

const lead =
  /^(?:and|also|but|so|oh|please|pls|the|a|an|every|each|their|its|his|her|our|all|no|of course|obviously|by the way|remember|note|important|make sure (?:that )?|ensure (?:that )?|that) /iu;

function stripped(text: string): string {
  let bare = text.trim();
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(lead, '').trim();
  }
  return bare;
}

/** The column named at the beginning of the text, and what follows. */
function leadingColumn(
  text: string,
  columns: readonly Named[],
): { readonly column: Named; readonly rest: string } | undefined {
  const words = tokenise(text).filter(({ kind }) => kind === 'word' || kind === 'number');
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const part = words.slice(0, length);
    const last = part.at(-1);
    if (!last) continue;
    const id = toIdentifier(part.map(({ lower }) => lower).join(' '));
    const column = columns.find(({ name }) => sameName(name, id));
    if (column) return { column, rest: text.slice(last.end).trim() };
  }
  return undefined;
}

function sameName(name: string, said: string): boolean {
  const forms = columnForms({ name }).map((form) => toIdentifier(form));
  const wanted = [said, singular(said)];
  return forms.some((form) => wanted.includes(form) || wanted.includes(singular(form)));
}

/** Reads a sentence as a rule about one of the columns. */
export function columnRule(sentence: string, columns: readonly Named[]): readonly ColumnRule[] | undefined {
  const text = stripped(sentence.replace(/[.!]+$/u, ''));
  const twice =
    /^(?:no )?two (?:[\p{L}]+ )?(?:must never|may not|can(?:not|'t)|should not|must not|with|can|may|have)(?: ever)?(?: have)? the same (?<name>[\p{L} ]+?)(?: or .*| because .*| twice)?$/iu.exec(
      text,
    );
  if (twice?.groups) {
    const found = leadingColumn(twice.groups['name'] ?? '', columns);
    return found && [{ column: found.column.name, features: { unique: true } }];
  }
  const start = leadingColumn(text, columns);
  if (!start) {
    const reversed =
      /^(?<what>required|compulsory|mandatory|unique|optional)(?: (?:is|are|fields?))?:? (?<names>.+)$/iu.exec(
        text,
      );
    const names = reversed?.groups?.['names']?.split(/,| and /u) ?? [];
    const rules = names
      .map((name) => leadingColumn(name.trim(), columns))
      .filter((found) => found !== undefined);
    const features = featuresIn(reversed?.groups?.['what'] ?? '');
    return rules.length > 0 && rules.length === names.length && features
      ? rules.map(({ column }) => ({ column: column.name, features }))
      : undefined;
  }
  const also = /^(?:and|,) (?<other>.+)$/iu.exec(start.rest);
  const second = also?.groups ? leadingColumn(stripped(also.groups['other'] ?? ''), columns) : undefined;
  const subject = second ? [start.column, second.column] : [start.column];
  const rest = (second ?? start).rest.replace(/^(?:,|:|-|–|is that it|field|column) */u, '');
  const [main = '', neither] = rest.split(/,? and neither can (?:the |their )?/iu);
  const features = featuresIn(main) ?? choiceFeatures(main) ?? featuresIn(main.replace(/,.*$/u, ''));
  if (!features) return undefined;
  const other =
    neither === undefined ? undefined : columns.find(({ name }) => name.includes(toIdentifier(neither)));
  return [...subject, ...(other ? [other] : [])].map(({ name }) => ({ column: name, features }));
}

function choiceFeatures(text: string): Features | undefined {
  const choices = choicesIn(text, false);
  return choices && { choices: [...choices] };
}

/** A column description with a rule taken up. */
export function withRule(spec: ColumnSpec, features: Features): ColumnSpec {
  const { least, most, isStrict, defaultWords, isAutomatic, ...plain } = features;
  void isStrict;
  const choices = plain.choices ?? spec.choices;
  const initial = isAutomatic
    ? ({ kind: spec.type === 'date' ? 'today' : 'now' } as const)
    : defaultWords === undefined
      ? spec.default
      : (defaultValue(defaultWords, spec.type, choices) ?? spec.default);
  const isNumber = least !== undefined || most !== undefined;
  const check: Condition | undefined = isNumber ? boundsCheck(spec.name, features) : spec.check;
  return {
    ...spec,
    ...plain,
    ...(isNumber && spec.type === 'text' && { type: 'whole-number' as const }),
    ...(choices && { choices }),
    ...(initial && { default: initial }),
    ...(check && { check }),
  };
}
