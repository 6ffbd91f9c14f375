import type { ComponentType } from 'react';

/** A usage example of a component. */
export interface UsageExample {
  readonly Example: ComponentType;
  /** Source of the example. */
  readonly code: string;
}

const components = import.meta.glob<ComponentType>('../components/*/*.example.tsx', {
  eager: true,
  import: 'default',
});
const codes = import.meta.glob<string>('../components/*/*.example.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The example of a component, if it has one. */
export function exampleOf(name: string): UsageExample | undefined {
  const path = `../components/${name}/${name}.example.tsx`;
  const Example = components[path];
  const code = codes[path];
  return Example === undefined || code === undefined ? undefined : { Example, code };
}
