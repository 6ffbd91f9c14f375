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

/** Lets what is inside query the width of this element, which then takes all the width that there is. */
export const container = { containerType: 'inline-size', width: '100%' } as const;

/**
 * Columns of equal width: as many as `counts` gives for the width of the grid itself. Without a container query, so that
 * the grid may be in a place that takes its width from its content.
 * @param counts numbers of columns with the least width of the grid, most columns first, such as `[[4, '56rem'], [2, '30rem']]`
 */
export function columnsByWidth(counts: readonly (readonly [columns: number, from: string])[]): string {
  // Slightly more than the share of one more column, so that this many fit together with their gaps.
  const least = counts.reduceRight(
    (narrower, [columns, from]) =>
      `clamp(${(100 / (columns + 1) + 0.1).toFixed(1)}%, (${from} - 100%) * 1000, ${narrower})`,
    '100%',
  );
  return `repeat(auto-fill, minmax(${least}, 1fr))`;
}

/** Breakpoints of the window and the other media queries of the kit. */
export const media = {
  medium: '(max-width: 1100px)',
  small: '(max-width: 720px)',
  coarse: '(pointer: coarse)',
  reduced: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;
