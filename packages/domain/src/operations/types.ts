/** The three services a plan can be for. */
export type Service = 'database' | 'code-hosting' | 'deployment';

/** Low and medium need one approval, high a second one that names the object. */
export type RiskLevel = 'low' | 'medium' | 'high';

/** The type of a plan for the database. */
export type DatabaseOperationType = 'schema' | 'auth' | 'rls' | 'storage' | 'data';
/** The type of a plan for the code. */
export type CodeHostingOperationType = 'branch' | 'merge' | 'repository' | 'collaboration' | 'deployment';
/** The type of a plan for the site. */
export type DeploymentOperationType = 'deploy' | 'domain' | 'environment' | 'functions' | 'monitoring';
/** The type of a plan for any service. */
export type OperationType = DatabaseOperationType | CodeHostingOperationType | DeploymentOperationType;

/**
 * Every type of every service.
 * @example
 * operationTypes.includes('rls') // => true
 */
export const operationTypes: readonly OperationType[] = [
  'schema',
  'auth',
  'rls',
  'storage',
  'data',
  'branch',
  'merge',
  'repository',
  'collaboration',
  'deployment',
  'deploy',
  'domain',
  'environment',
  'functions',
  'monitoring',
];

/**
 * The display name of each service.
 *
 * @example
 * serviceNames.database // => 'Supabase'
 */
export const serviceNames: Readonly<Record<Service, string>> = {
  database: 'Supabase',
  'code-hosting': 'GitHub',
  deployment: 'Netlify',
};
