import { gitRisk, type RiskFinding } from '@saywright/domain/risk';
import type { CodeAction, CodeEffect } from '../ports/codeHost.ts';
import { mainBranch } from './repository.ts';

/** Findings of the risk rules for a git action. */
export function codeFindings(action: CodeAction, { lost }: CodeEffect): readonly RiskFinding[] {
  const facts = { defaultBranch: mainBranch, pushed: [], conflicts: [] };
  switch (action.kind) {
    case 'delete-branch':
      return gitRisk([{ kind: 'delete-branch', branch: action.name, remote: false }], {
        ...facts,
        unmerged: { [action.name]: lost.length },
      });
    case 'merge':
      return gitRisk([{ kind: 'merge', from: action.from, into: action.into }], facts);
    case 'create-branch':
      return gitRisk([{ kind: 'create-branch', branch: action.name }], facts);
    default:
      return gitRisk([{ kind: 'harmless', what: action.kind }], facts);
  }
}
