import { isNode, listOf, textOf } from './tree.ts';

const no = new Set(['false', 'off', 'no', '0']);

function isOff(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (isNode(value.Boolean)) return value.Boolean.boolval !== true;
  if (isNode(value.Integer)) return value.Integer.ival !== 1;
  return no.has((textOf(value) ?? '').toLowerCase());
}

/** One `name = value` of a statement's options; `on` when it has no value or is true. */
export interface Option {
  readonly name: string;
  readonly on: boolean;
  readonly value: unknown;
}

/** The options in a list of `DefElem` nodes. */
export function optionsOf(value: unknown): readonly Option[] {
  const list = isNode(value) && isNode(value.List) ? value.List.items : value;
  return listOf(list).flatMap((item) => {
    const option = isNode(item) && isNode(item.DefElem) ? item.DefElem : {};
    if (typeof option.defname !== 'string') return [];
    return [{ name: option.defname, on: !isOff(option.arg), value: option.arg }];
  });
}

/** The option with this name, or undefined. The last one counts, as in Postgres. */
export function optionOf(value: unknown, name: string): Option | undefined {
  return optionsOf(value).findLast((option) => option.name === name);
}
