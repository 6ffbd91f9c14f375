import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;

export const trigger = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  paddingInlineEnd: '10px',
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-pressed]': { background: color.hover },
  },
});

export const value = part({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: { '&[data-placeholder]': { color: color.textMuted } },
});

export const mark = part({ flex: 'none', color: color.textMuted });
export const arrow = part({
  flex: 'none',
  color: color.textMuted,
  '@media': { [media.forced]: { color: 'ButtonText' } },
});
