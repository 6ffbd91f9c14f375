/** The three services a plan can be for. */
export type Service = 'database' | 'code-hosting' | 'deployment';

/** Low needs one approval, high a second that names the object. */
export type RiskLevel = 'low' | 'medium' | 'high';

export type DatabaseOperationType = 'schema' | 'auth' | 'rls' | 'storage' | 'data';
export type CodeHostingOperationType = 'branch' | 'merge' | 'repository' | 'collaboration' | 'deployment';
export type DeploymentOperationType = 'deploy' | 'domain' | 'environment' | 'functions' | 'monitoring';
export type OperationType = DatabaseOperationType | CodeHostingOperationType | DeploymentOperationType;

/** How each service is called on screen. */
export const serviceNames: Readonly<Record<Service, string>> = {
  database: 'Supabase',
  'code-hosting': 'GitHub',
  deployment: 'Netlify',
};
