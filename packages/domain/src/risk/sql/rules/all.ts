import type { SqlRule } from '../types.ts';
import { alterColumns } from './alterColumns.ts';
import { deleteRows } from './deleteRows.ts';
import { dropObject } from './dropObject.ts';
import { editableIdentity } from './editableIdentity.ts';
import { exposeView } from './exposeView.ts';
import { grantRights } from './grantRights.ts';
import { openAccess } from './openAccess.ts';
import { outsideReach } from './outsideReach.ts';
import { ownerFunction } from './ownerFunction.ts';
import { rename } from './rename.ts';
import { truncate } from './truncate.ts';
import { unboundedChange } from './unboundedChange.ts';
import { unreadable } from './unreadable.ts';

/** The rules in the order in which their findings are told. */
export const riskRules: readonly SqlRule[] = [
  dropObject,
  truncate,
  unboundedChange,
  alterColumns,
  openAccess,
  grantRights,
  exposeView,
  ownerFunction,
  editableIdentity,
  outsideReach,
  unreadable,
  deleteRows,
  rename,
];
