import { drop } from '../../internal/motion.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({ position: 'relative', display: 'inline-flex' });
export const count = part({
  position: 'absolute',
  insetBlockStart: '-8px',
  insetInlineStart: '8px',
  paddingInline: '5px',
  borderRadius: vars.radius.full,
  background: color.dangerFill,
  color: color.onDanger,
  font: vars.type.t12,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const panel = part({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: vars.layer.overlay,
  width: '384px',
  maxHeight: '80vh',
  marginBlockStart: vars.space.s8,
  overflowY: 'auto',
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
  animation: `${drop} ${vars.motion.base} ${vars.ease.enter}`,
  '@media': {
    [media.small]: { position: 'fixed', insetBlockStart: '56px', insetInline: '16px', width: 'auto' },
  },
});
