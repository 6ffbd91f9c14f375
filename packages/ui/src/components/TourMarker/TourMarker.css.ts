import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  scrollMarginBlock: '24px',
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-tour-active]': {
      outline: `2px solid ${color.accentText}`,
      outlineOffset: '4px',
      boxShadow: `0 0 0 12px ${color.current}`,
    },
  },
});
