import type { OperationTypes } from '../operationTypes.ts';
import type { UsageImpact } from '../receipt/usageImpact.ts';
import type { BranchInfo, DeploymentInfo } from './types.ts';

/** The visible mark of simulated results. */
export const simulatedMark = 'Simulated: nothing was changed';

/** Sample statements of a simulated database plan, by type. */
export const sampleSql: Readonly<Record<OperationTypes['database'], string>> = {
  schema: 'create table example (id bigint generated always as identity primary key);',
  auth: 'create table profiles (id uuid primary key references auth.users (id));',
  rls: 'alter table example enable row level security;',
  storage: "insert into storage.buckets (id, name) values ('example', 'example');",
  data: 'select * from example limit 10;',
};

/** Sample commands of a simulated code-hosting plan, by type. */
export const sampleGitCommands: Readonly<Record<OperationTypes['code-hosting'], readonly string[]>> = {
  branch: ['git switch main', 'git switch --create feature/example'],
  merge: ['git switch main', 'git merge feature/example'],
  repository: ['git status'],
  collaboration: ['git push --set-upstream origin feature/example', 'gh pr create --base main'],
  deployment: ['git tag v1.0.0', 'git push origin v1.0.0'],
};

/** Sample commands of a simulated deployment plan, by type. */
export const sampleDeployCommands: Readonly<Record<OperationTypes['deployment'], readonly string[]>> = {
  deploy: ['npm run build', 'netlify deploy --dir dist'],
  domain: ['netlify status'],
  environment: ['netlify env:list'],
  functions: ['netlify functions:list'],
  monitoring: ['netlify status'],
};

/** Usage note of a simulated database plan. */
export const sampleUsage: UsageImpact = {
  storage: 'Not measured in a simulation',
  rows: 'About 50K rows on free tier',
  requests: 'Not measured in a simulation',
};

/** Branches of a simulated code-hosting plan. */
export const sampleBranches: BranchInfo = {
  currentBranch: 'main',
  targetBranch: 'feature/example',
  conflictsDetected: false,
};

/** Deployment of a simulated deployment plan. */
export const sampleDeployment: DeploymentInfo = {
  siteUrl: 'https://your-site.example',
  deployUrl: 'https://preview.your-site.example',
  buildTime: '2m 34s',
};

/** Variable names of a simulated deployment plan. */
export const sampleVariables: readonly string[] = ['SUPABASE_URL', 'SUPABASE_ANON_KEY'];
