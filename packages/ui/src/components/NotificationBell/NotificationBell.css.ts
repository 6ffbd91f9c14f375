import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const root = part({ position: 'relative', display: 'inline-flex' });
export const bell = part({ position: 'relative', display: 'inline-flex' });
export const count = part({
  position: 'absolute',
  insetBlockStart: '-8px',
  insetInlineStart: '9px',
  minWidth: '16px',
  paddingInline: '4px',
  borderRadius: vars.radius.full,
  background: color.dangerFill,
  color: color.onDanger,
  font: vars.type.t12,
  fontSize: '.6875rem',
  fontWeight: 600,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
});
export const panel = part({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: vars.layer.overlay,
  width: '384px',
  maxHeight: 'min(560px, 100vh - 96px)',
  overflowY: 'auto',
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
  animation: `${enter} ${vars.motion.base} ${vars.ease.enter}`,
  '@media': {
    [media.small]: { position: 'fixed', insetBlockStart: '64px', insetInline: '16px', width: 'auto' },
  },
});
