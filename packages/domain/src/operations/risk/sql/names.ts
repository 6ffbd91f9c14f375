import { isNode, listOf, textOf, type SyntaxNode } from './tree.ts';
import type { SqlFacts } from './types.ts';

/** The key of an object in the facts: its name, prefixed with the schema unless that is `public`. */
export function keyOf(parts: readonly string[]): string {
  const [schema, name] = parts.length > 1 ? parts.slice(-2) : [undefined, parts[0]];
  return schema === undefined || schema === 'public' ? (name ?? 'something') : `${schema}.${name}`;
}

/** The key of a relation in a field such as `relation`; a temporary table never hides a real one. */
export function tableKey(value: unknown): string | undefined {
  const node = isNode(value) && isNode(value.RangeVar) ? value.RangeVar : value;
  if (!isNode(node) || typeof node.relname !== 'string') return undefined;
  if (node.relpersistence === 't') return `pg_temp.${node.relname}`;
  return keyOf(typeof node.schemaname === 'string' ? [node.schemaname, node.relname] : [node.relname]);
}

/** The key of a relation for a sentence, with a general fallback. */
export function nameIn(value: unknown): string {
  return tableKey(value) ?? 'a table';
}

/** The texts of a list of names, such as `["public", "orders"]`. */
export function namesIn(value: unknown): readonly string[] {
  return listOf(value).flatMap((item) => textOf(item) ?? []);
}

/** The parts of an object's name in a list of tables, types, schemas or functions. */
export function objectParts(object: unknown): readonly string[] {
  const node: SyntaxNode = isNode(object) ? object : {};
  if (isNode(node.List)) return namesIn(node.List.items);
  if (isNode(node.TypeName)) return namesIn(node.TypeName.names);
  if (isNode(node.ObjectWithArgs)) return namesIn(node.ObjectWithArgs.objname);
  return namesIn([object]);
}

/** The key of an access rule from the parts of its name, table first: `orders.own`, `api.orders.own`. */
export function policyKey(parts: readonly string[]): string {
  return (parts[0] === 'public' ? parts.slice(1) : parts).join('.');
}

/** The schema part of a key. */
export function schemaOf(key: string): string {
  const dot = key.indexOf('.');
  return dot < 0 ? 'public' : key.slice(0, dot);
}

/** The names of the roles in a list of role nodes; `public` for everyone. */
export function rolesIn(value: unknown): readonly string[] {
  return listOf(value).map((item) => {
    const role = isNode(item) && isNode(item.RoleSpec) ? item.RoleSpec : {};
    return typeof role.rolename === 'string' ? role.rolename : 'public';
  });
}

/** Those of the roles that people other than the founder have. */
export function exposedAmong(roles: readonly string[], facts: SqlFacts): readonly string[] {
  const exposed = facts.exposedRoles ?? ['anon', 'authenticated'];
  return roles.filter((role) => role === 'public' || exposed.includes(role));
}

/** True when the public API exposes the schema of this object. */
export function isReachable(key: string, facts: SqlFacts): boolean {
  return (facts.exposedSchemas ?? ['public']).includes(schemaOf(key));
}
