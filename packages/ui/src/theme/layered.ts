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

/** Style in the `components` layer, combined with the classes of `base`. */
export const part = (rule: LayeredRule, ...base: readonly string[]): string =>
  style([...base, { '@layer': { [layers.components]: rule } }]);

/** Style in the `states` layer, which overrides the `components` layer. */
export const state = (rule: LayeredRule): string => style({ '@layer': { [layers.states]: rule } });

/** One `part` per key, each combined with the classes of `base`. */
export function parts<Key extends string | number>(
  rules: Record<Key, LayeredRule>,
  ...base: readonly string[]
): Record<Key, string> {
  return styleVariants(rules, (rule) => [...base, { '@layer': { [layers.components]: rule } }]);
}

/** Rule for descendants without a class, in the `components` layer. */
export const within = (selector: string, rule: LayeredGlobalRule): void =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });

/** Rule for bare elements, in the `reset` layer. */
export const bare = (selector: string, rule: LayeredGlobalRule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

/** Breakpoints and the other media queries of the kit. */
export const media = {
  medium: '(max-width: 1100px)',
  small: '(max-width: 720px)',
  coarse: '(pointer: coarse)',
  reduced: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;
