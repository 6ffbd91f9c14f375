import given from 'virtual:kit-reference';
import { allDocs } from '../../stories/support/allDocs.ts';
import { kitReferenceSchema, type ReferenceEntry } from './model.ts';

const reference = kitReferenceSchema.parse(given);

/** Names of the components on a docs page, the one it is named after first. */
export const componentsOn = (page: string): readonly string[] =>
  [
    ...allDocs.filter(({ name }) => name === page),
    ...allDocs.filter((docs) => docs.page === page && docs.name !== page),
  ].map(({ name }) => name);

/** What the folder of a component exports: components first, then functions, then types. */
export function entriesOf(name: string): readonly ReferenceEntry[] {
  const kinds = ['component', 'function', 'type'];
  return reference.entries
    .filter(({ folder }) => folder === name)
    .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

/** Everything the kit exports. */
export const allEntries = (): readonly ReferenceEntry[] => reference.entries;

/** Functions that belong to no component. */
export const loneFunctions = (): readonly ReferenceEntry[] =>
  reference.entries.filter(
    ({ folder, kind }) => folder === '' && (kind === 'function' || kind === 'component'),
  );

/** Variables that the styles of a component read. */
export const tokensOf = (name: string): readonly string[] => reference.tokens[name] ?? [];
