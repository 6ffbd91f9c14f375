import { firstGroup, type KeywordGroups } from '../shared/text/index.ts';
import type {
  CodeHostingOperationType,
  DatabaseOperationType,
  DeploymentOperationType,
  Service,
} from './types.ts';

/** The type of operation each service can plan. */
export interface OperationTypes {
  readonly database: DatabaseOperationType;
  readonly 'code-hosting': CodeHostingOperationType;
  readonly deployment: DeploymentOperationType;
}

type TypeTables = {
  readonly [Key in Service]: {
    readonly otherwise: OperationTypes[Key];
    readonly words: KeywordGroups<OperationTypes[Key]>;
  };
};

/** Keywords for the type of an operation, the most specific type first. */
const typeTables: TypeTables = {
  database: {
    otherwise: 'data',
    words: [
      ['rls', ['rls', 'row level security', 'policy', 'permission']],
      ['auth', ['auth', 'login', 'log in', 'sign in', 'signin', 'sign up', 'signup', 'password', 'session']],
      ['schema', ['table', 'schema', 'column', 'index', 'foreign key', 'migration', 'migrate', 'rename']],
      ['storage', ['storage', 'bucket', 'file', 'upload', 'image', 'avatar']],
    ],
  },
  'code-hosting': {
    otherwise: 'repository',
    words: [
      ['merge', ['merge', 'rebase', 'conflict']],
      ['collaboration', ['pull request', 'review', 'reviewer', 'collaborate', 'invite', 'issue', 'team']],
      ['branch', ['branch', 'checkout', 'check out']],
      ['deployment', ['deploy', 'release', 'workflow', 'pipeline']],
    ],
  },
  deployment: {
    otherwise: 'deploy',
    words: [
      ['domain', ['domain', 'dns', 'ssl', 'https', 'certificate']],
      ['environment', ['environment', 'env', 'variable', 'secret', 'api key']],
      ['functions', ['function', 'serverless', 'webhook']],
      ['monitoring', ['monitor', 'log', 'analytics', 'uptime', 'alert', 'performance']],
    ],
  },
};

/**
 * The type of an operation, by the keywords of its instruction.
 *
 * @example
 * classifyOperationType('database', 'add a column') // => 'schema'
 */
export function classifyOperationType<Key extends Service>(service: Key, text: string): OperationTypes[Key] {
  const { words, otherwise } = typeTables[service];
  return firstGroup(text, words) ?? otherwise;
}
