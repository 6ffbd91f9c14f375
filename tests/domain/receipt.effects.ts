import type { Effects } from '@saywright/domain/receipt';

/** The effects of a plan that changes nothing. */
export const noEffects: Effects = {
  tablesCreated: [],
  tablesDropped: [],
  tablesRenamed: [],
  columnsAdded: [],
  columnsDropped: [],
  columnsRenamed: [],
  columnsChanged: [],
  policiesAdded: 0,
  policiesDropped: 0,
  rulesAdded: 0,
  rulesDropped: 0,
  rowSecurityOn: [],
  rowSecurityOff: [],
  rows: [],
  bytes: 0,
};
