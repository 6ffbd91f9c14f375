import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

export const root = part({
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const tones = parts({
  accent: { color: vars.color.link },
  inherit: { color: 'inherit' },
});

/** Underlined only under the pointer, and while it has the focus. */
export const quiet = part({
  textDecorationLine: 'none',
  selectors: { '&:hover, &:focus-visible': { textDecorationLine: 'underline' } },
  '@media': { [media.forced]: { textDecorationLine: 'underline' } },
});

export const mark = part({
  display: 'inline-block',
  marginInlineStart: '.25em',
  verticalAlign: '-.125em',
});
