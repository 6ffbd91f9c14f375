import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, part, state } from '../theme/layered.ts';

const { color } = vars;
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** The ground of everything that floats over the page. */
export const popover = part({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'min(max(var(--trigger-width), 11rem), calc(100vw - 24px))',
  maxWidth: 'min(26rem, calc(100vw - 24px))',
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.inner,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
  // react-aria writes 100000 inline. On the layer of dialogs it is over them by its place in the page, and under toasts.
  zIndex: `${vars.layer.dialog} !important`,
  selectors: {
    '&[data-entering]': { animation: `${enter} ${vars.motion.small} ${vars.ease.enter}` },
  },
  '@media': {
    [media.reduced]: {
      selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.press} linear` } },
    },
  },
});

export const inner = part({ display: 'flex', flexDirection: 'column', minHeight: 0 });

export const list = part({
  padding: '4px',
  overflowY: 'auto',
  outline: 0,
  scrollPaddingBlock: '4px',
  selectors: { '&[data-empty]': { padding: '10px 14px', font: vars.type.t13, color: color.textMuted } },
});

export const item = part({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  minHeight: `calc(${vars.control.md} - 4px)`,
  padding: `${vars.inset.cell} 10px`,
  borderRadius: vars.radius.chip,
  color: color.text,
  font: vars.type.t14,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&[data-focused], &:hover:not([aria-disabled])': { background: color.hover },
    '&[aria-selected="true"]': { fontWeight: 600 },
    '&[aria-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { minHeight: '44px', paddingBlock: '12px' },
    [media.forced]: {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const danger = state({ color: color.dangerText });
export const mark = part({ flex: 'none', paddingBlockStart: '2px', color: color.textMuted });
export const words = part({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const more = part({
  display: 'block',
  font: vars.type.t13,
  fontWeight: 400,
  color: color.textMuted,
});
export const tick = part({ flex: 'none', paddingBlockStart: '2px', color: color.accentText });
