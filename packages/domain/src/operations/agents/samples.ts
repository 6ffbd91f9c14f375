import type { OperationTypes } from '../operations/operationTypes.ts';
import type { BranchInfo, DeploymentInfo, UsageImpact } from './types.ts';

/** The visible mark of everything simulated (D1). */
export const simulatedMark = 'Simulated: nothing was changed';

/** Statements an outline of a database plan shows, by type. */
export const sampleSql: Readonly<Record<OperationTypes['database'], string>> = {
  schema: 'create table example (id bigint generated always as identity primary key);',
  auth: 'create table profiles (id uuid primary key references auth.users (id));',
  rls: 'alter table example enable row level security;',
  storage: "insert into storage.buckets (id, name) values ('example', 'example');",
  data: 'select * from example limit 10;',
};

/** Commands an outline of a code-hosting plan shows, by type. */
export const sampleGitCommands: Readonly<Record<OperationTypes['code-hosting'], readonly string[]>> = {
  branch: ['git switch main', 'git switch --create feature/example'],
  merge: ['git switch main', 'git merge feature/example'],
  repository: ['git status'],
  collaboration: ['git push --set-upstream origin feature/example', 'gh pr create --base main'],
  deployment: ['git tag v1.0.0', 'git push origin v1.0.0'],
};

/** Commands an outline of a deployment plan shows, by type. */
export const sampleDeployCommands: Readonly<Record<OperationTypes['deployment'], readonly string[]>> = {
  deploy: ['npm run build', 'netlify deploy --dir dist'],
  domain: ['netlify status'],
  environment: ['netlify env:list'],
  functions: ['netlify functions:list'],
  monitoring: ['netlify status'],
};

/** Usage note of a simulated database plan (CS-USAG-01). */
export const sampleUsage: UsageImpact = {
  storage: 'Not measured in a simulation',
  rows: 'About 50K rows on free tier',
  requests: 'Not measured in a simulation',
};

/** Branches of a simulated code-hosting plan (CS-AGNT-04). */
export const sampleBranches: BranchInfo = {
  currentBranch: 'main',
  targetBranch: 'feature/example',
  conflictsDetected: false,
};

/** Deployment of a simulated deployment plan (CS-AGNT-09). */
export const sampleDeployment: DeploymentInfo = {
  siteUrl: 'https://your-site.example',
  deployUrl: 'https://preview.your-site.example',
  buildTime: '2m 34s',
};

/** Names of variables a simulated deployment plan lists. */
export const sampleVariables: readonly string[] = ['SUPABASE_URL', 'SUPABASE_ANON_KEY'];
