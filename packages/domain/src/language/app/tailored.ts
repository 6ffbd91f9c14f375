import { plural, singular, toIdentifier } from '../planner/names.ts';
import { capitalise } from '../planner/outcome.ts';
import { inPattern } from './pattern.ts';
import type { AppEntity, Blueprint } from './spec.ts';

/** `a tool library`, but no `public library`. */
const library =
  /(?<![\p{L}’'-])(?!(?:our|my|the|an?|this|lending|small|little|local|public|community|free|open|school|village|town|street|new|book|video|photo|image|music|media|component|family|private)\b)(?<thing>[\p{L}-]+) library\b/iu;

/** A thing of a kind under another name, in its table and wherever others refer to it. */
function renamed(entities: readonly AppEntity[], from: string, thing: string): readonly AppEntity[] {
  const all = plural(thing);
  const one = singular(all);
  const table = toIdentifier(all);
  return entities.map((entity) => {
    if (entity.name === from)
      return {
        ...entity,
        name: table,
        one,
        title: capitalise(all),
        words: new RegExp(`${inPattern(all)}|${inPattern(one)}`, 'u'),
        fields: entity.fields
          .filter(({ name }) => name !== 'author')
          .map((field) => (field.name === 'title' ? { ...field, name: 'name', label: 'Name' } : field)),
        examples: [{ name: `Example ${one}`, description: 'Change it on the Manage page' }],
      };
    // All else of such a kind is about it.
    const column = `${toIdentifier(one)}_id`;
    return { ...entity, of: { table, column, label: capitalise(one), shown: 'name' } };
  });
}

/** A kind as a text names it: a library of tools lends tools, no books. */
export function tailored(blueprint: Blueprint, text: string): Blueprint {
  const { thing } = library.exec(text)?.groups ?? {};
  if (blueprint.kind !== 'lending library' || thing === undefined || !/^[a-z-]+$/iu.test(thing))
    return blueprint;
  const lower = thing.toLowerCase();
  return {
    ...blueprint,
    kind: `${lower} library`,
    title: capitalise(`${lower} library`),
    entities: renamed(blueprint.entities, 'books', lower),
  };
}
