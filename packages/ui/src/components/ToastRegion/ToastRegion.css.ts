import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color, space } = vars;
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
// The button of a floating menu stays in reach under the toasts.
const besideFloatingMenu = 'body:has([data-kit="FloatingMenu"])';
const appear = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0, transform: 'translateY(12px)' } });
const vanish = keyframes({ to: { opacity: 0 } });

export const region = part({
  position: 'fixed',
  insetBlockEnd: space.s24,
  insetInlineEnd: space.s24,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '14px',
  width: '356px',
  maxWidth: 'calc(100vw - 32px)',
  borderRadius: '10px',
  '@media': {
    [media.small]: {
      insetInline: '16px',
      insetBlockEnd: '16px',
      width: 'auto',
      selectors: { [`${besideFloatingMenu} &`]: { insetBlockEnd: '76px' } },
    },
  },
  selectors: { [`${besideFloatingMenu} &`]: { insetBlockEnd: '84px' } },
});

/** Toasts stand in the region itself. */
export const list = part({ display: 'contents' });
export const item = part({
  animation: `${enter} ${vars.motion.large} ${vars.ease.enter}`,
  '@media': { [media.reduced]: { animation: `${appear} ${vars.motion.press} linear` } },
});
/** On its way out; when it has faded it is gone. */
export const leaving = part({
  animation: `${leave} ${vars.motion.base} ${vars.ease.exit} forwards`,
  '@media': { [media.reduced]: { animation: `${vanish} ${vars.motion.press} linear forwards` } },
});

export const root = part({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: '1.125rem minmax(0, 1fr) auto',
  gap: '2px 12px',
  paddingBlock: '14px',
  paddingInline: '16px 10px',
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: '10px',
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
  overflowWrap: 'anywhere',
  touchAction: 'pan-y',
  transition: `translate ${vars.motion.small} ${vars.ease.move}`,
});

export const urgent = part({ borderColor: color.danger });

export const marks = parts({
  success: { color: color.success },
  info: { color: color.info },
  warning: { color: color.warning },
  danger: { color: color.danger },
});

export const mark = part({ paddingBlockStart: '1px' });
export const title = part({ font: vars.type.t14, fontWeight: 600 });
export const close = part({ gridColumn: 3, gridRow: 1, marginBlockStart: '-4px' });
export const description = part({ gridColumn: 2, font: vars.type.t13, color: color.textMuted });
export const action = part({ gridColumn: 2, justifySelf: 'start', marginBlockStart: '6px' });
