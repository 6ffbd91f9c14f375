import type { SqlRule } from '../types.ts';
import { addConstraint } from './addConstraint.ts';
import { changeBehaviour } from './changeBehaviour.ts';
import { changeIndex } from './changeIndex.ts';
import { changeRows } from './changeRows.ts';
import { changeType } from './changeType.ts';
import { disableChecks } from './disableChecks.ts';
import { dropColumn } from './dropColumn.ts';
import { dropObject } from './dropObject.ts';
import { editableIdentity } from './editableIdentity.ts';
import { exposeObject } from './exposeObject.ts';
import { exposeView } from './exposeView.ts';
import { followKey } from './followKey.ts';
import { grantRights } from './grantRights.ts';
import { harmless } from './harmless.ts';
import { missingTimeout } from './missingTimeout.ts';
import { mixedStep } from './mixedStep.ts';
import { openAccess } from './openAccess.ts';
import { outsideReach } from './outsideReach.ts';
import { ownerFunction } from './ownerFunction.ts';
import { readAccess } from './readAccess.ts';
import { rename } from './rename.ts';
import { requireValues } from './requireValues.ts';
import { rewriteTable } from './rewriteTable.ts';
import { style } from './style.ts';
import { systemKey } from './systemKey.ts';
import { truncate } from './truncate.ts';
import { unboundedChange } from './unboundedChange.ts';
import { unprotectedSecrets } from './unprotectedSecrets.ts';
import { unreadable } from './unreadable.ts';

/** The rules H1 to H15 and M1 to M12, in the order of their findings. */
export const riskRules: readonly SqlRule[] = [
  dropObject,
  truncate,
  unboundedChange,
  dropColumn,
  changeType,
  openAccess,
  grantRights,
  exposeView,
  ownerFunction,
  editableIdentity,
  unprotectedSecrets,
  outsideReach,
  unreadable,
  disableChecks,
  systemKey,
  rename,
  requireValues,
  addConstraint,
  changeIndex,
  rewriteTable,
  changeRows,
  followKey,
  readAccess,
  exposeObject,
  mixedStep,
  changeBehaviour,
  missingTimeout,
];

/** The rules L1 and L2, which only inform. */
export const noteRules: readonly SqlRule[] = [harmless, style];
