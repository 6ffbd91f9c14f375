/** The three services a plan can be for. */
export type Service = 'database' | 'code-hosting' | 'deployment';

/** Low needs one approval, high a second that names the object. */
export type RiskLevel = 'low' | 'medium' | 'high';

/** What a plan for the database is about (CS-OPER-05). */
export type DatabaseOperationType = 'schema' | 'auth' | 'rls' | 'storage' | 'data';
/** What a plan for the code is about (CS-OPER-06). */
export type CodeHostingOperationType = 'branch' | 'merge' | 'repository' | 'collaboration' | 'deployment';
/** What a plan for the site is about (CS-OPER-07). */
export type DeploymentOperationType = 'deploy' | 'domain' | 'environment' | 'functions' | 'monitoring';
/** What a plan for any of the services is about. */
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
 * How each service is called on screen.
 *
 * @example
 * serviceNames.database // => 'Supabase'
 */
export const serviceNames: Readonly<Record<Service, string>> = {
  database: 'Supabase',
  'code-hosting': 'GitHub',
  deployment: 'Netlify',
};
