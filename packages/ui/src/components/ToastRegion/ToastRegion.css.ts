import { mark } from '../../internal/marks.css.ts';
import { rise, sink } from '../../internal/motion.css.ts';
import * as sign from '../../internal/statusLine.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color, space } = vars;
// Keeps the button of a floating menu reachable below the toasts, and on a phone a composer at the bottom.
const besideFloatingMenu = 'body:has([data-kit="FloatingMenu"])';
const besideDock = 'body:has([data-kit="Dock"])';

export const region = part({
  position: 'fixed',
  insetBlockEnd: space.s24,
  insetInlineEnd: space.s24,
  zIndex: vars.layer.toast,
  width: '356px',
  maxWidth: 'calc(100vw - 32px)',
  borderRadius: vars.radius.card,
  selectors: { [`${besideFloatingMenu} &`]: { insetBlockEnd: '84px' } },
  '@media': {
    [media.small]: {
      insetInline: '16px',
      insetBlockEnd: '16px',
      width: 'auto',
      selectors: { [`${besideDock} &`]: { insetBlock: '72px auto' } },
    },
  },
});

export const list = part({ display: 'flex', flexDirection: 'column-reverse', gap: '14px' });
export const item = part({ animation: `${rise} ${vars.motion.large} ${vars.ease.enter}` });
/** Fading out; removed at the end of the animation. */
export const leaving = part({ animation: `${sink} ${vars.motion.base} ${vars.ease.exit} forwards` });

export const root = part({
  display: 'flex',
  gap: space.s12,
  padding: `${space.s12} ${space.s16}`,
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
  overflowWrap: 'anywhere',
  touchAction: 'pan-y',
  transition: `translate ${vars.motion.small} ${vars.ease.move}`,
});

export const urgent = part({ borderColor: color.danger });
// Joined here so that the bundle holds one string.
export const marks = {
  success: `${sign.mark} ${mark.success}`,
  info: `${sign.mark} ${mark.info}`,
  warning: `${sign.mark} ${mark.warning}`,
  danger: `${sign.mark} ${mark.danger}`,
};
export const words = part({ flex: 1, minWidth: 0 });
export const close = part({ marginBlock: '-4px', marginInlineEnd: '-8px' });
export const action = part({ marginBlockStart: space.s8 });
