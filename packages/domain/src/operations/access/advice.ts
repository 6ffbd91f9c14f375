import { quoteIdentifier } from '../../language/planner/sql.ts';

/** What the advisor needs to know about a table, read from the database. */
export interface AdvisedTable {
  readonly table: string;
  readonly rows: number;
  readonly rowSecurity: boolean;
  readonly columns: readonly string[];
  readonly hasPrimaryKey: boolean;
  /** True when rows belong to people. */
  readonly owned: boolean;
  readonly policies: readonly AdvisedPolicy[];
  /** Foreign keys that no index starts with. */
  readonly unindexed: readonly { readonly columns: readonly string[]; readonly references: string }[];
}

/** An access rule as the database prints it. */
export interface AdvisedPolicy {
  readonly name: string;
  readonly verb: 'read' | 'add' | 'change' | 'delete' | 'do anything with';
  /** Names of roles; `public` for everyone. */
  readonly roles: readonly string[];
  readonly permissive: boolean;
  readonly using: string | null;
  readonly check: string | null;
}

/** A view or function that runs with the rights of its owner, whatever the access rules say. */
export interface AdvisedOwnerRights {
  readonly kind: 'view' | 'function';
  readonly name: string;
}

/** What the advisor looks for. */
export const adviceRules = [
  'row-security-off',
  'always-true',
  'overlapping-rules',
  'owner-rights',
  'no-primary-key',
  'key-without-index',
] as const;

/** One finding of the advisor. */
export interface Advice {
  readonly rule: (typeof adviceRules)[number];
  readonly level: 'danger' | 'warning' | 'info';
  /** The table, view or function. */
  readonly table: string;
  readonly sentence: string;
  /** What was found in the database, as names and numbers. */
  readonly evidence: string;
  /** A prepared instruction; left out where none is known. */
  readonly instruction?: string;
}

const peopleOf = (roles: readonly string[]): string | undefined => {
  if (roles.includes('public') || roles.includes('anon')) return 'Everyone';
  return roles.includes('authenticated') ? 'Everyone who signs in' : undefined;
};

function isAlwaysTrue({ verb, using, check }: AdvisedPolicy): boolean {
  return verb === 'add' ? check === 'true' : using === 'true';
}

function openRules({ table, owned, policies }: AdvisedTable): readonly Advice[] {
  return policies.flatMap((policy): readonly Advice[] => {
    const who = peopleOf(policy.roles);
    if (!policy.permissive || who === undefined || !isAlwaysTrue(policy)) return [];
    const reads = policy.verb === 'read';
    return [
      {
        rule: 'always-true',
        level: reads ? (owned ? 'warning' : 'info') : 'danger',
        table,
        sentence: `${who} can ${policy.verb === 'add' ? 'add rows to' : policy.verb} ${reads ? 'all of ' : ''}${table}, because an access rule has no condition.`,
        evidence: `Rule “${policy.name}”: ${policy.verb === 'add' ? 'with check' : 'using'} (true)`,
        instruction: reads
          ? `Stop strangers from reading ${table}`
          : owned
            ? `Only the owner can read, change and delete ${table}`
            : `Lock ${table}`,
      },
    ];
  });
}

function meet(one: AdvisedPolicy, two: AdvisedPolicy): boolean {
  const verbs = [one.verb, two.verb];
  const isSame = one.verb === two.verb || verbs.includes('do anything with');
  const isPublic = [one, two].some(({ roles }) => roles.includes('public'));
  return isSame && (isPublic || one.roles.some((role) => two.roles.includes(role)));
}

function overlaps({ table, policies }: AdvisedTable): readonly Advice[] {
  const open = policies.filter(({ permissive }) => permissive);
  const pair = open.flatMap((one, at) =>
    open.slice(at + 1).flatMap((two) => (meet(one, two) ? [[one.name, two.name]] : [])),
  )[0];
  if (!pair) return [];
  return [
    {
      rule: 'overlapping-rules',
      level: 'info',
      table,
      sentence: `${table} has two rules for the same people and the same action; either one lets them in.`,
      evidence: pair.map((name) => `“${name}”`).join(' and '),
    },
  ];
}

/**
 * What an advisor says about the tables of a project: the worst first, otherwise in the order of the tables. The
 * evidence is what the database says; nothing is guessed from names.
 */
export function adviceOn(
  tables: readonly AdvisedTable[],
  ownerRights: readonly AdvisedOwnerRights[] = [],
): readonly Advice[] {
  const passing = ownerRights.map(({ kind, name }): Advice => ({
    rule: 'owner-rights',
    level: 'warning',
    table: name,
    sentence: `The ${kind} ${name} runs with the rights of its owner, so the access rules of the tables behind it do not apply there.`,
    evidence: kind === 'view' ? 'security_invoker is off' : 'security definer',
  }));
  const found = tables.flatMap((facts): readonly Advice[] => {
    const { table, rows, columns, rowSecurity, hasPrimaryKey, owned, unindexed } = facts;
    const policies = facts.policies.length;
    return [
      ...(rowSecurity
        ? openRules(facts)
        : [
            {
              rule: 'row-security-off',
              level: 'danger',
              table,
              sentence: `Row-level security is off for ${table}, so access rules do not protect it.`,
              evidence: `${policies === 1 ? '1 rule' : `${policies} rules`}, none in force`,
              instruction: owned ? `Only the owner can read, change and delete ${table}` : `Lock ${table}`,
            } as const,
          ]),
      ...overlaps(facts),
      ...(hasPrimaryKey
        ? []
        : [
            {
              rule: 'no-primary-key',
              level: 'warning',
              table,
              sentence: `${table} has no primary key, so single rows cannot be told apart, and changes to them cannot be undone.`,
              evidence: `${rows === 1 ? '1 row' : `${rows} rows`}, no primary key`,
              ...(!columns.includes('id') && {
                instruction: `alter table ${quoteIdentifier(table)} add column id uuid primary key default gen_random_uuid()`,
              }),
            } as const,
          ]),
      ...unindexed.map(({ columns: key, references }): Advice => ({
        rule: 'key-without-index',
        level: 'info',
        table,
        sentence: `${table} refers to ${references} without an index, so deleting there, and finding rows by it, reads the whole table.`,
        evidence: `Foreign key (${key.join(', ')}), no index starts with it`,
        ...(key.length === 1 && { instruction: `Add an index on ${key.join('')} of ${table}` }),
      })),
    ];
  });
  const order: readonly Advice['level'][] = ['danger', 'warning', 'info'];
  return [...found, ...passing].toSorted((one, two) => order.indexOf(one.level) - order.indexOf(two.level));
}
