import type { ReferenceEntry } from '../reference/model.ts';
import type { ElementRules } from './elements.ts';

/** The words of a list as a sentence reads them. */
const listed = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

/** Checks props against what the kit documents: required ones are given, and choices are among their values. */
export const rulesOf =
  (entries: readonly ReferenceEntry[]): ElementRules =>
  (name, props) => {
    const entry = entries.find((one) => one.kind === 'component' && one.name === name);
    if (entry === undefined) return undefined;
    const missing = entry.rows.filter((row) => row.required && props[row.name] === undefined);
    if (missing.length > 0) return `${name} needs ${listed(missing.map((row) => row.name))}.`;
    for (const { name: prop, values } of entry.rows) {
      const value = props[prop];
      if (value !== undefined && values !== undefined && !values.includes(JSON.stringify(value)))
        return `${prop} of ${name} can be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(values)}.`;
    }
    return undefined;
  };
