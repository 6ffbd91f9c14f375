import type { SchemaArgument, SchemaFunction, SchemaReturn } from './shape.ts';
import { key, text, typeOf } from './words.ts';

function argumentTypes(all: readonly SchemaArgument[]): string {
  if (all.length === 0) return 'never';
  if (all[0]?.name === '') return '{ [key: string]: Json }';
  const members = all.map((one) => `${key(one.name)}${one.optional ? '?' : ''}: ${typeOf(one)}`);
  return `{ ${members.join('; ')} }`;
}

function returnType(returns: SchemaReturn): string {
  if (returns.kind === 'nothing') return 'undefined';
  if (returns.kind === 'relation') return `PublicRows[${text(returns.relation)}]["Row"]`;
  if (returns.kind === 'value') return typeOf(returns);
  return `{ ${returns.columns.map((one) => `${key(one.name)}: ${typeOf(one)}`).join('; ')} }`;
}

/** What a typed client needs to choose among the columns of the rows. */
function rowOptions({ returns, many }: SchemaFunction): readonly string[] {
  if (returns.kind !== 'relation') return [];
  const to = text(returns.relation);
  return [`SetofOptions: { from: "*"; to: ${to}; isOneToOne: ${!many}; isSetofReturn: ${many} }`];
}

function functionType(one: SchemaFunction): string {
  const members = [
    `Args: ${argumentTypes(one.arguments)}`,
    `Returns: ${returnType(one.returns)}${one.many ? '[]' : ''}`,
    ...rowOptions(one),
  ];
  return `{\n${members.map((member) => `        ${member}`).join('\n')}\n      }`;
}

/** The members of the type `Functions`. Functions that share a name are alternatives. */
export function functionTypes(functions: readonly SchemaFunction[]): readonly string[] {
  const names = [...new Set(functions.map(({ name }) => name))];
  return names.map((name) => {
    const alternatives = functions.filter((one) => one.name === name).map(functionType);
    return `      ${key(name)}: ${alternatives.join(' | ')}`;
  });
}
