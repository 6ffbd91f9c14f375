import {
  globalStyle,
  style,
  styleVariants,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];
type LayeredGlobalRule = NonNullable<GlobalStyleRule['@layer']>[string];

/** A style in the `components` layer, which comes with the classes of `base`, if there is one. */
export const part = (rule: LayeredRule, ...base: readonly string[]): string =>
  style([...base, { '@layer': { [layers.components]: rule } }]);

/** A style in the `states` layer, which wins over every part. */
export const state = (rule: LayeredRule): string => style({ '@layer': { [layers.states]: rule } });

/** One part per key; each comes with the classes of `base`, if there are some. */
export function parts<Key extends string | number>(
  rules: Record<Key, LayeredRule>,
  ...base: readonly string[]
): Record<Key, string> {
  return styleVariants(rules, (rule) => [...base, { '@layer': { [layers.components]: rule } }]);
}

/** A rule for descendants that carry no class of their own, in the `components` layer. */
export const within = (selector: string, rule: LayeredGlobalRule): void =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });

/** A rule for bare elements, in the `reset` layer. */
export const bare = (selector: string, rule: LayeredGlobalRule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

/** The widths at which the layout changes, and the other media the kit answers to. */
export const media = {
  medium: '(max-width: 1100px)',
  small: '(max-width: 720px)',
  coarse: '(pointer: coarse)',
  reduced: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;
