import { isIconName, type IconName } from '@saywright/ui/Icon';

/** The icon for a name from data; `sparkle` for an unknown one. */
export function iconOf(name: string): IconName {
  return isIconName(name) ? name : 'sparkle';
}
