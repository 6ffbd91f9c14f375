import {
  accessCommands,
  commands,
  dataCommands,
  filesCommands,
  modelCommands,
  paymentCommands,
  placeCommands,
  previewCommands,
  projectApiCommands,
  projectCopiesCommands,
  projectsCommands,
} from '@saywright/engine/protocol';
import { expect, test } from 'vitest';

const all = {
  ...commands,
  ...modelCommands,
  ...paymentCommands,
  ...placeCommands,
  ...previewCommands,
  ...projectApiCommands,
  ...projectCopiesCommands,
  ...projectsCommands,
  ...dataCommands,
  ...accessCommands,
  ...filesCommands,
};

/** Commands that invalidate nothing. */
const changesNothing: ReadonlySet<keyof typeof all> = new Set<keyof typeof all>([
  'codeStatus',
  'getPlace',
  'rehearseMove',
  'codeProgress',
  'siteStatus',
  'listOperations',
  'getProject',
  'getUsage',
  'getRows',
  'listRows',
  'getModelSettings',
  'findLocalModels',
  'previewSite',
  'getProjectApi',
  'getProjectTypes',
  'listPeople',
  'getAccess',
  'listProjects',
  // The new key is in its answer, and nowhere else.
  'newSecretKey',
  'paymentConfig',
  'orderState',
  'currentSubscription',
  'exportAccount',
  'exportUpload',
  // Chats have their own synchronisation.
  'listConversations',
  'getConversation',
  'saveConversation',
  'deleteConversation',
  'clearFocus',
  // Nobody is signed in afterwards.
  'deleteAccount',
  // The stopped command reports its own outcome.
  'stop',
  'agentInstructionProcessed',
  'agentOperationExecuted',
  'multiAgentInstructionProcessed',
  'multiAgentOperationExecuted',
  'exportProject',
  'listApiRequests',
  'tryApiRequest',
  'listBuckets',
]);

test('every command that changes something says what it invalidates', () => {
  const silent = Object.entries(all).flatMap(([key, { invalidates }]) =>
    invalidates.length === 0 ? [key] : [],
  );
  expect(new Set(silent)).toEqual(changesNothing);
});

test('an executed undo invalidates everything of a project', () => {
  expect(new Set(commands.execute.invalidates)).toEqual(
    new Set(['operations', 'project', 'rows', 'code', 'site', 'usage', 'points']),
  );
});

test('command names are unique, and the documented ones exist', () => {
  const names = Object.values(all).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.values(paymentCommands).map(({ name }) => name)).toContain('get-paypal-config');
});
