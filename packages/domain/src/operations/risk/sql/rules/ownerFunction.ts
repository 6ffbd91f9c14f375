import { keyOf, namesIn, objectParts } from '../names.ts';
import { optionOf, optionsOf } from '../options.ts';
import { tagged } from '../parts.ts';
import type { SqlRule } from '../types.ts';

/** H9: a SECURITY DEFINER function, which visitors can run unless that right is revoked. */
export const ownerFunction: SqlRule = {
  id: 'H9',
  check({ kind, node }) {
    const made = kind === 'CreateFunctionStmt';
    if (!made && kind !== 'AlterFunctionStmt') return [];
    const options = made ? node.options : node.actions;
    if (optionOf(options, 'security')?.on !== true) return [];
    const name = keyOf(made ? namesIn(node.funcname) : objectParts({ ObjectWithArgs: node.func }));
    const pinned = optionsOf(options).some(({ name: option, value }) => {
      const set = option === 'set' ? tagged(value, 'VariableSetStmt') : {};
      return set.name === 'search_path' && set.kind === 'VAR_SET_VALUE';
    });
    const led = pinned ? '' : ' and can be tricked into using other tables';
    const sentence = `Everyone, visitors included, can run ${name}, which has its owner's rights${led}.`;
    const saferWay = `Create the function ${name} with the rights of the person who runs it`;
    return [{ level: 'high', object: name, evidence: name, sentence, saferWay, undo: 'partial' }];
  },
};
