import type { Service } from '@saywright/domain/operations';
import { standIns } from '@saywright/domain/outcome';
import type { ValueListItem } from '@saywright/ui/ValueList';
import { integrationsCopy } from '../../copy/integrations.ts';

/** Says what drives the panel in this installation. */
export function standInItem(service: Service): ValueListItem {
  const { is, account } = standIns[service];
  return { id: 'what', label: integrationsCopy.what, value: `${is}. ${account}` };
}
