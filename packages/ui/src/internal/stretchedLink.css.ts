import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/layered.ts';

/** Text button whose target covers the whole surrounding card or row. */
export const stretchedLink = part({
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  selectors: {
    '&::after': {
      content: '""',
      boxSizing: 'content-box',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.card,
    },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::after': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
  },
});
