import { singular, toIdentifier } from '../../../planner/names.ts';
import type { Frame } from '../../frame.ts';
import { ground } from '../../ground.ts';
import { plainText, skeleton } from '../../skeleton.ts';
import { tokenise } from '../../tokens.ts';
import { reading } from './readings.ts';

const cascadeForm =
  /(?:when|if|once) (?:i |we |an? |the |someone |somebody )*(?:delete|remove|deletes|removes)?s? ?(?:an? |the )?(?<parent>⟦T\d+⟧)(?: (?:is|gets|are) (?:deleted|removed))?,? (?:then )?(?:also )?(?:its|their|his|her|the|all|all its|all the|all their)* ?(?<child>⟦T\d+⟧) (?:should |must |shall |have to |can )?(?:also )?(?:go|disappear|vanish|be deleted|be removed|go away|be gone|are deleted|deleted)/iu;

/** What happens to rows when the row they belong to is deleted. */
export const onDelete: Frame = (clause, state) => {
  const shape = skeleton(clause.text, ground(tokenise(clause.text), state.index));
  const match = cascadeForm.exec(shape.text)?.groups;
  const parent = shape.entries(match?.['parent'] ?? '').find((entry) => entry.kind === 'table')?.table;
  const child = shape.entries(match?.['child'] ?? '').find((entry) => entry.kind === 'table')?.table;
  const column = child?.columns.find(
    ({ references }) => references !== undefined && references === parent?.name,
  );
  if (!parent || !child || !column) return undefined;
  return reading(
    [{ do: 'change-on-delete', table: child.name, column: column.name, onDelete: 'delete' }],
    [{ said: clause.text, read: `${child.name} go with their ${singular(parent.name)}` }],
  );
};

const linkForms: readonly RegExp[] = [
  /(?:^|\b)(?:link|connect|attach|tie|join|conect)(?: up)? (?:(?:the|our|every|each|all) )*(?<from>⟦T\d+⟧) (?:to|with|and|from) (?:(?:the|our|a|an|its|their|one|a real|real) )*(?<to>⟦T\d+⟧)/iu,
  /(?:^|\b)(?:every|each|an?|the|all)? ?(?<from>⟦T\d+⟧) (?:should|must|needs to|has to|can|shall|always)? ?(?:have|has|get|belongs? to|belong to|be linked to|be connected to|point to|needs?) (?:exactly )?(?:an? (?:real |proper |good )*(?:link|connection|reference) to|one|an?|the|a real|a proper)(?: (?<role>[a-z]+(?: [a-z]+)?|⟦C\d+⟧))? (?<to>⟦T\d+⟧)/iu,
  /(?:^|\b)(?:a |real |proper |add |link|connection|relation)+ from (?:the |our )?(?<from>⟦T\d+⟧) to (?:the |our )?(?<to>⟦T\d+⟧)/iu,
];

/** A link between two tables that exist. */
export const link: Frame = (clause, state) => {
  const text = plainText(clause.text);
  const shape = skeleton(text, ground(tokenise(text), state.index));
  for (const form of linkForms) {
    const match = form.exec(shape.text)?.groups;
    const from = shape.entries(match?.['from'] ?? '').find((entry) => entry.kind === 'table')?.table;
    const target = shape.entries(match?.['to'] ?? '').find((entry) => entry.kind === 'table')?.table;
    if (!match || !from || !target || from === target) continue;
    if (from.columns.some(({ references }) => references === target.name)) continue;
    const role = match['role'] === undefined ? '' : `${toIdentifier(shape.words(match['role']))}_`;
    const rest = shape.text
      .replace(form, ' ')
      .replaceAll(
        /,? from (?:our|the) ⟦T\d+⟧|\b(?:please|pls|can|could|should|you|every|each|the|our|to|a|add|make|want|i|we|so)\b|[,.!?\s]/giu,
        '',
      );
    if (rest !== '') continue;
    const column = `${role}${singular(toIdentifier(target.name).replace(/^tbl_?/u, ''))}_id`;
    return reading(
      [{ do: 'add-reference', table: from.name, column, to: target.name, onDelete: 'refuse' }],
      [{ said: text, read: `each of ${from.name} belongs to one of ${target.name}` }],
      0.1,
    );
  }
  return undefined;
};
