import { isNode, listOf, textOf, type SyntaxNode } from '@saywright/domain/risk/sql';
import { allowedFunctions, allowedTypes, rowFunctions } from './allowedNames17.ts';

/** Those of the list, and those that PostgreSQL 18 adds. */
export const fieldFunctions: ReadonlySet<string> = new Set([
  ...rowFunctions,
  'pg_restore_attribute_stats',
  'pg_restore_relation_stats',
]);

const authFunctions = new Set(['uid', 'role', 'jwt', 'email']);
/** The serial spellings of integers, which are not types in the catalog. */
const serialTypes = new Set(['serial', 'serial2', 'serial4', 'serial8', 'smallserial', 'bigserial']);
const sampleMethods = new Set(['bernoulli', 'system']);

interface QualifiedName {
  readonly schema: string | undefined;
  readonly name: string;
}

function qualifiedName(list: unknown): QualifiedName {
  const parts = listOf(list).map((part) => textOf(part) ?? '');
  return { schema: parts.at(-2), name: parts.at(-1) ?? '' };
}

function functionProblem({ schema, name }: QualifiedName): string | undefined {
  if (schema === 'auth')
    return authFunctions.has(name) ? undefined : `The function auth.${name} is not allowed.`;
  if (schema !== undefined && schema !== 'pg_catalog')
    return `Functions of the schema ${schema} are not allowed.`;
  return allowedFunctions.has(name)
    ? undefined
    : `The function ${name} is not allowed: only functions that compute a value from their arguments are.`;
}

function typeProblem({ schema, name }: QualifiedName): string | undefined {
  const isOfCatalog = schema === undefined || schema === 'pg_catalog';
  // In the schema public there are no types but the rows of tables.
  if (!isOfCatalog && schema !== 'public') return `Types of the schema ${schema} are not allowed.`;
  if (!isOfCatalog || allowedTypes.has(name) || (schema === undefined && serialTypes.has(name)))
    return undefined;
  return name.replace(/^_+/, '').startsWith('reg')
    ? `The type ${name} is not allowed: it reads the system catalog.`
    : `The type ${name} is not allowed. Write public.${name} if you mean the rows of a table.`;
}

function ofCatalog(what: string, list: unknown): string | undefined {
  const { schema } = qualifiedName(list);
  return schema === undefined || schema === 'pg_catalog'
    ? undefined
    : `${what} of the schema ${schema} are not allowed.`;
}

/** Checks the operator of an expression, a comparison with a subquery, a sort order, or an exclusion constraint. */
function operatorProblem(key: string, node: SyntaxNode): string | undefined {
  if (key === 'A_Expr') return ofCatalog('Operators', node.name);
  for (const list of [node.operName, node.useOp]) {
    const problem = ofCatalog('Operators', list);
    if (problem !== undefined) return problem;
  }
  for (const exclusion of listOf(node.exclusions)) {
    const items = isNode(exclusion) && isNode(exclusion.List) ? listOf(exclusion.List.items) : [];
    const operator = items.at(-1);
    const list = isNode(operator) && isNode(operator.List) ? operator.List.items : undefined;
    const problem = ofCatalog('Operators', list);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Checks a function written as a field: Postgres calls it where no column has that name. */
function fieldProblem(key: string, node: SyntaxNode): string | undefined {
  if (key === 'A_Indirection' && listOf(node.indirection).some((part) => textOf(part) !== undefined))
    return 'Reading a field as (…).name is not allowed, as it can also call a function. Select from the value instead.';
  const fields = key === 'ColumnRef' ? listOf(node.fields) : [];
  const last = fields.length > 1 ? textOf(fields.at(-1)) : undefined;
  return last !== undefined && fieldFunctions.has(last) ? `The function ${last} is not allowed.` : undefined;
}

/**
 * Why a node names something that a plan may not use, or undefined. Checks a node's fields and not only its tag: the
 * parser leaves many nodes untagged.
 */
export function nameProblem(key: string, node: SyntaxNode): string | undefined {
  if (node.funcname !== undefined) return functionProblem(qualifiedName(node.funcname));
  if (node.names !== undefined) return typeProblem(qualifiedName(node.names));
  if (node.opclass !== undefined) return ofCatalog('Operator classes', node.opclass);
  if (node.method !== undefined && key === 'RangeTableSample') {
    const { schema, name } = qualifiedName(node.method);
    return schema === undefined && sampleMethods.has(name)
      ? undefined
      : 'This way of sampling is not allowed.';
  }
  return operatorProblem(key, node) ?? fieldProblem(key, node);
}
