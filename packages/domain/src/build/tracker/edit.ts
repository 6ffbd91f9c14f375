import type { TrackedComponent, TrackerType } from './types.ts';

/**
 * The components with one of them replaced; an unknown id changes nothing.
 * @example
 * replaceComponent(trackedComponents, { ...trackedComponents[0], name: 'Field' })[0].name // => 'Field'
 */
export function replaceComponent(
  components: readonly TrackedComponent[],
  component: TrackedComponent,
): readonly TrackedComponent[] {
  return components.map((known) => (known.id === component.id ? component : known));
}

/**
 * The components without one of them.
 * @example
 * removeComponent(trackedComponents, 'COMP_001').length // => 5
 */
export function removeComponent(
  components: readonly TrackedComponent[],
  id: string,
): readonly TrackedComponent[] {
  return components.filter((component) => component.id !== id);
}

/** The result of an import. */
export interface MergedComponents {
  readonly components: readonly TrackedComponent[];
  readonly added: number;
  readonly replaced: number;
}

/**
 * The components merged with others: a known id is replaced in its place, new ones are appended.
 * @example
 * mergeComponents(trackedComponents, trackedComponents.slice(0, 2)).replaced // => 2
 */
export function mergeComponents(
  components: readonly TrackedComponent[],
  incoming: readonly TrackedComponent[],
): MergedComponents {
  const merged = new Map(components.map((component) => [component.id, component]));
  for (const component of incoming) merged.set(component.id, component);
  const added = merged.size - new Set(components.map(({ id }) => id)).size;
  const fresh = new Set(incoming.map(({ id }) => id)).size;
  return { components: [...merged.values()], added, replaced: fresh - added };
}

/**
 * The first free id of a type, in the format of the sample.
 * @example
 * nextComponentId(trackedComponents, 'API') // => 'API_003'
 */
export function nextComponentId(components: readonly TrackedComponent[], type: TrackerType): string {
  const taken = new Set(components.map(({ id }) => id));
  let number = components.filter((component) => component.type === type).length + 1;
  const idOf = (): string => `${type}_${String(number).padStart(3, '0')}`;
  while (taken.has(idOf())) number += 1;
  return idOf();
}

/**
 * The components with another list appended; a taken id becomes the next free one, also in the dependencies on it.
 * @example
 * adoptComponents(trackedComponents, trackedComponents.slice(0, 1)).at(-1).id // => 'COMP_003'
 */
export function adoptComponents(
  components: readonly TrackedComponent[],
  others: readonly TrackedComponent[],
): readonly TrackedComponent[] {
  const ids = new Map<string, string>();
  let all = components;
  for (const other of others) {
    const isTaken = all.some(({ id }) => id === other.id);
    const id = isTaken ? nextComponentId([...all, ...others], other.type) : other.id;
    ids.set(other.id, id);
    all = [...all, { ...other, id }];
  }
  return all.map((component, index) => {
    if (index < components.length) return component;
    const dependencies = component.dependencies.map((id) => ids.get(id) ?? id);
    return { ...component, dependencies };
  });
}
