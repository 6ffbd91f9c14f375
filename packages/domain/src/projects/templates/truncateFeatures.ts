/** How many features the two kinds of template cards show. */
export const templateFeatureLimits = {
  hub: { max: 4, suffix: '' },
  builder: { max: 3, suffix: ' more' },
} as const;

/**
 * The first features of a list and, when there are more, a last entry that counts the rest: '+2' on the hub,
 * '+2 more' in the project builder.
 * @example
 * truncateFeatures(['a', 'b', 'c'], 2, ' more') // => ['a', 'b', '+1 more']
 */
export function truncateFeatures(list: readonly string[], max: number, suffix = ''): readonly string[] {
  const room = Math.max(0, Math.trunc(max) || 0);
  return list.length <= room ? list : [...list.slice(0, room), `+${list.length - room}${suffix}`];
}
