import { isIconName, type IconName } from '@saywright/ui/Icon';

/** The drawing with a name that comes from data; a spark for one that is not in the set. */
export function iconOf(name: string): IconName {
  return isIconName(name) ? name : 'sparkle';
}
