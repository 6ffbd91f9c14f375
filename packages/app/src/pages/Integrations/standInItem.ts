import type { Service } from '@saywright/domain/operations';
import { standIns } from '@saywright/domain/outcome';
import type { ValueListItem } from '@saywright/ui/ValueList';
import { integrationsCopy } from '../../copy/integrations.ts';

/** What drives a panel here, in the place of the service it is named after. */
export function whatItIs(service: Service): ValueListItem {
  const { is, account } = standIns[service];
  return { id: 'what', label: integrationsCopy.what, value: `${is}. ${account}` };
}
