import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({ minWidth: 0 });

export const list = part({
  display: 'flex',
  gap: '4px',
  borderBlockEnd: `1px solid ${color.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

export const tab = part({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: vars.control.lg,
  padding: '0 12px',
  color: color.textMuted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&:hover, &[aria-selected="true"]': { color: color.text },
    '&[aria-selected="true"]::after': {
      content: '""',
      boxSizing: 'content-box',
      position: 'absolute',
      insetInline: '12px',
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${color.accentText}`,
    },
  },
});

export const panel = part({ paddingBlockStart: vars.space.s20 });
