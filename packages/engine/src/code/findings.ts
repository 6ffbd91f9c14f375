import { gitRisk, type GitStep, type RiskFinding } from '@saywright/domain/risk';
import type { CodeAction, CodeEffect } from '../ports/codeHost.ts';
import { mainBranch } from './repository.ts';

function stepOf(action: CodeAction): GitStep {
  switch (action.kind) {
    case 'delete-branch':
      return { kind: 'delete-branch', branch: action.name, remote: false };
    case 'delete-tag':
      return { kind: 'delete-tag', tag: action.name, remote: false };
    case 'rename-branch':
      return { kind: 'rename-branch', branch: action.name, to: action.to };
    case 'merge':
      return { kind: 'merge', from: action.from, into: action.into };
    case 'create-branch':
      return { kind: 'create-branch', branch: action.name };
    default:
      return { kind: 'harmless', what: action.kind };
  }
}

/** Findings of the risk rules for an action on a repository. */
export function codeFindings(
  action: CodeAction,
  { branches, lost, replaced = [] }: CodeEffect,
): readonly RiskFinding[] {
  const actions: readonly CodeAction[] = action.kind === 'several' ? action.actions : [action];
  const gone = branches.filter(({ after }) => after === null).map(({ name }) => [name, lost.length] as const);
  const steps = [
    ...actions.map(stepOf),
    ...(replaced.length > 0 ? [{ kind: 'discard', paths: replaced } as const] : []),
  ];
  return gitRisk(steps, {
    defaultBranch: mainBranch,
    pushed: [],
    conflicts: [],
    unmerged: Object.fromEntries(gone),
    uncommitted: replaced.length,
  });
}
