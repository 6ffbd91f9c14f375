import type { CatalogColumn, CatalogPolicy, CatalogRight, CatalogTable } from './catalog.ts';
import { identifier } from './session.ts';

const commands: Readonly<Record<string, string>> = {
  r: 'select',
  a: 'insert',
  w: 'update',
  d: 'delete',
  '*': 'all',
};

/** The qualified name of a public table. */
export function publicName(table: string): string {
  return `public.${identifier(table)}`;
}

/** Whether values of a type can be compared and hashed directly instead of as text. */
export function hasEquality(type: string): boolean {
  return !/^(json|xml|point|polygon|path|line|lseg|box|circle)\b/.test(type);
}

/** A column definition for CREATE TABLE or ADD COLUMN. */
export function columnDefinition(column: CatalogColumn, nullable = false): string {
  const parts = [identifier(column.name), column.type];
  if (column.identity !== '')
    parts.push(`generated ${column.identity === 'a' ? 'always' : 'by default'} as identity`);
  else if (column.generated === 's') parts.push(`generated always as (${column.default ?? ''}) stored`);
  else if (column.default !== null) parts.push(`default ${column.default}`);
  if (column.notNull && !nullable) parts.push('not null');
  return parts.join(' ');
}

/** The statement that creates a policy. */
export function policyDefinition(table: string, policy: CatalogPolicy): string {
  const using = policy.using === null ? '' : ` using (${policy.using})`;
  const check = policy.check === null ? '' : ` with check (${policy.check})`;
  const roles = policy.roles.map((role) => (role === 'public' ? 'public' : identifier(role))).join(', ');
  const kind = policy.permissive ? '' : ' as restrictive';
  return `create policy ${identifier(policy.name)} on ${publicName(table)}${kind} for ${commands[policy.command] ?? 'all'} to ${roles}${using}${check};`;
}

/** The statements that give the people of an app these rights to change rows, and no others. */
export function rightsDefinition(table: string, rights: readonly CatalogRight[]): string[] {
  const given = rights.map(
    ({ role, column }) =>
      `grant update${column === null ? '' : ` (${identifier(column)})`} on table ${publicName(table)} to ${identifier(role)};`,
  );
  return [`revoke update on table ${publicName(table)} from anon, authenticated;`, ...given];
}

/** The statement that creates an empty table with nothing but its columns. */
export function tableDefinition(table: CatalogTable): string {
  const columns = table.columns.map((column) => `  ${columnDefinition(column)}`);
  return `create table ${publicName(table.name)} (\n${columns.join(',\n')}\n);`;
}
