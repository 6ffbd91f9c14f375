import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './layered.ts';

type Rule = NonNullable<GlobalStyleRule['@layer']>[string];

/** Selector and rule of elements without a class; the selector is followed by a pseudo-element, if any. */
export const plainElements: readonly (readonly [selector: string, rule: Rule])[] = [
  // Not for ::before and ::after: a rule for those adds two style computations per element.
  ['*', { boxSizing: 'border-box', margin: 0 }],
  ['h1, h2, h3, h4', { font: 'inherit', fontWeight: 600, textWrap: 'balance' }],
  ['p', { textWrap: 'pretty' }],
  ['ul, ol', { padding: 0, listStyle: 'none' }],
  ['a', { color: vars.color.link, textUnderlineOffset: '3px', textDecorationThickness: '1px' }],
  ['a[href]', { textDecorationLine: 'underline' }],
  ['button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }],
  ['button', { cursor: 'pointer', appearance: 'button' }],
  ['table', { borderCollapse: 'collapse', width: '100%' }],
  ['th, td', { padding: '1px' }],
  ['svg', { display: 'block', verticalAlign: 'middle' }],
  ['b, strong', { fontWeight: 600 }],
  [
    ':focus-visible',
    {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.field,
    },
  ],
  ['[tabindex="-1"]:focus-visible', { outlineOffset: '4px' }],
  // Same rule that react-aria would inject with a style element.
  ['[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' }],
];

/** Ends immediately instead of `none`, because removal waits for animationend. */
export const still: Rule = {
  '@media': {
    [media.reduced]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
    },
  },
};

/** Text of a page or of a component that is in none. */
export const text = {
  font: vars.type.t14,
  color: vars.color.text,
  colorScheme: 'var(--kit-scheme)',
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  tabSize: 4,
  overflowWrap: 'break-word',
} as const;
