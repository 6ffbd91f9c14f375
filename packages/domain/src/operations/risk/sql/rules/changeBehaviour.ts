import { keyOf, namesIn, objectParts, policyKey } from '../names.ts';
import { field, tableOf, tagged } from '../parts.ts';
import { listOf } from '../tree.ts';
import type { Circumstance, RuleHit, SqlRule } from '../types.ts';

function hit(object: string, sentence: string, more: Partial<RuleHit> = {}): readonly RuleHit[] {
  const raisedBy: readonly Circumstance[] = ['dependents'];
  return [{ level: 'medium', object, evidence: object, sentence, undo: 'exact', raisedBy, ...more }];
}

/** M11: enum values added at the end, domains with constraints, and changes to triggers and functions. */
export const changeBehaviour: SqlRule = {
  id: 'M11',
  check(statement) {
    const { kind, node } = statement;
    const type = keyOf(namesIn(node.typeName));
    if (kind === 'AlterEnumStmt' && typeof node.oldVal !== 'string' && node.newValNeighbor === undefined)
      return hit(
        type,
        `${field(node, 'newVal')} becomes the last value of ${type}, and cannot be removed again.`,
        {
          evidence: `${field(node, 'newVal')} in ${type}`,
          undo: 'none',
        },
      );
    if (kind === 'CreateDomainStmt' && listOf(node.constraints).length > 0) {
      const name = keyOf(namesIn(node.domainname));
      return hit(name, `Every column of the type ${name} gets its rule, which is hard to change later.`);
    }
    if (kind === 'AlterDomainStmt')
      return hit(type, `It changes the rule of every column of the type ${type}.`);
    if (kind === 'CreateFunctionStmt' && node.replace === true) {
      const name = keyOf(namesIn(node.funcname));
      return hit(name, `Everything that uses ${name} will behave differently.`, { undo: 'partial' });
    }
    if (kind === 'AlterFunctionStmt') {
      const name = keyOf(namesIn(tagged({ func: node.func }, 'func').objname));
      return hit(name, `It changes how ${name} runs.`);
    }
    const table = tableOf(statement);
    if (kind === 'CreateTrigStmt')
      return hit(table, `From then on, every such change of ${table} also runs a trigger.`, {
        evidence: `${field(node, 'trigname')} on ${table}`,
      });
    const drops =
      kind === 'DropStmt' && (node.removeType === 'OBJECT_TRIGGER' || node.removeType === 'OBJECT_RULE');
    return (drops ? listOf(node.objects) : []).flatMap((object) => {
      const parts = objectParts(object);
      const of = policyKey(parts.slice(0, -1));
      return hit(of, `Changes of ${of} no longer do what ${parts.slice(-1).join()} did.`, {
        evidence: policyKey(parts),
      });
    });
  },
};
