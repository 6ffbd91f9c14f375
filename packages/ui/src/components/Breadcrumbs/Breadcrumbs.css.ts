import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color, space } = vars;

export const list = part({
  display: 'flex',
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
});
export const item = part({
  display: 'flex',
  alignItems: 'baseline',
  selectors: {
    '&:not(:last-child)::after': {
      boxSizing: 'content-box',
      // Visible, but not read by screen readers.
      content: ['"/"', '"/" / ""'],
      marginInline: space.s8,
    },
  },
});
export const link = part({
  paddingBlock: '2px',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text, textDecoration: 'underline' },
    '&[aria-current]': { color: color.text, fontWeight: 500 },
  },
  '@media': { [media.coarse]: { paddingBlock: '12px' } },
});
