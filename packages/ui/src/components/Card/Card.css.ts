import { vars } from '../../theme/contract.css.ts';
import { media, part, parts, within } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.low}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const head = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  minHeight: '48px',
  padding: '8px 20px',
});

export const title = part({ font: vars.type.t14, fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' });
export const action = part({ flex: 'none', font: vars.type.t13, color: color.textMuted });

// A button or link at the end lines up with the edge of the text below.
within(`${action} > button`, { marginBlock: '-4px', marginInlineEnd: '-10px' });

export const body = part({ flex: 1, minWidth: 0 });

export const paddings = parts({
  md: { padding: vars.space.s20 },
  sm: { padding: '14px 16px' },
  none: {},
});
export const headPaddings = parts({ md: {}, sm: { paddingInline: vars.space.s16 }, none: {} });
export const underHead = part({ paddingBlockStart: 0 });

export const foot = part({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.s8,
  padding: '12px 20px',
  borderBlockStart: `1px solid ${color.hairline}`,
});
