import { ok } from '@saywright/domain/result';
import type { CodeRequest } from '../ports/codeHost.ts';
import { createBranch, deleteBranch, renameBranch, switchBranch } from './branches.ts';
import { deleteFiles, discard, moveFile, restore, writeText } from './fileActions.ts';
import { mergeBranches } from './merge.ts';
import { readRefs } from './repository.ts';
import { revertCommit } from './revertFiles.ts';
import { ignoreFiles, save } from './saving.ts';
import { bringBack, setAside } from './setAside.ts';
import { startProject } from './startProject.ts';
import { addTag, deleteTag } from './tags.ts';
import type { ActionResult, Trial } from './trial.ts';
import { undoRecorded } from './undo.ts';

/** Carries out actions one after the other, each on what the one before left. */
async function carryOutAll(
  trial: Trial,
  request: CodeRequest,
  actions: readonly CodeRequest['action'][],
): Promise<ActionResult> {
  const commands: string[] = [];
  const replaced: string[] = [];
  for (const action of actions) {
    const before = await readRefs(trial.repository);
    const done = await carryOut({ ...trial, before }, { ...request, action });
    if (!done.ok) return done;
    commands.push(...done.value.commands);
    replaced.push(...(done.value.replaced ?? []));
  }
  return ok({ commands, replaced });
}

/** Carries out an action on a throw-away copy; any refusal comes before the founder's repository is touched. */
export async function carryOut(trial: Trial, request: CodeRequest): Promise<ActionResult> {
  const { action } = request;
  switch (action.kind) {
    case 'several':
      return carryOutAll(trial, request, action.actions);
    case 'save':
      return save(trial, request, action);
    case 'create-branch':
      return createBranch(trial, action);
    case 'rename-branch':
      return renameBranch(trial, action);
    case 'switch':
      return switchBranch(trial, action);
    case 'delete-branch':
      return deleteBranch(trial, action);
    case 'merge':
      return mergeBranches(trial, request, action);
    case 'start-project':
      return startProject(trial, request, action);
    case 'revert':
      return revertCommit(trial, request, action.commit);
    case 'restore':
      return restore(trial, action);
    case 'discard':
      return discard(trial, action);
    case 'set-aside':
      return setAside(trial, request, action);
    case 'bring-back':
      return bringBack(trial, request);
    case 'tag':
      return addTag(trial, action);
    case 'delete-tag':
      return deleteTag(trial, action);
    case 'ignore':
      return ignoreFiles(trial, request, action);
    case 'write-file':
      return writeText(trial, action);
    case 'move-file':
      return moveFile(trial, action);
    case 'delete-files':
      return deleteFiles(trial, action);
    default:
      return undoRecorded(trial, request, action.operationId);
  }
}
