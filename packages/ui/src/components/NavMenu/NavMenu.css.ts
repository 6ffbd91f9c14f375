import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.medium]: { order: 1 } },
});

export const button = state({
  display: 'none',
  '@media': { [media.medium]: { display: 'inline-flex' } },
});

export const list = part({
  display: 'flex',
  gap: '2px',
  '@media': {
    [media.medium]: {
      display: 'none',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      flexDirection: 'column',
      maxHeight: '80vh',
      overflowY: 'auto',
      padding: space.s16,
      background: color.overlay,
      borderBlockEnd: `1px solid ${color.border}`,
      boxShadow: vars.shadow.high,
    },
  },
});

export const open = state({ '@media': { [media.medium]: { display: 'flex' } } });

export const link = part({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.md,
  padding: '0 12px',
  borderRadius: vars.radius.field,
  color: color.textMuted,
  textDecoration: 'none',
  fontWeight: 500,
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-current]': { background: color.current, color: color.text },
  },
  '@media': {
    [media.medium]: { minHeight: '44px' },
    [media.forced]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});

export const extra = part({
  display: 'none',
  padding: '8px 12px',
  '@media': { [media.small]: { display: 'block' } },
});
