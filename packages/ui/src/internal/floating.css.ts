import { vars } from '../theme/contract.css.ts';
import { media, part, state } from '../theme/layered.ts';
import { drop } from './motion.css.ts';

const { color, space } = vars;

/** Surface of floating panels. */
export const popover = part({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'min(max(var(--trigger-width), 160px), 100vw - 24px)',
  maxWidth: 'min(26rem, 100vw - 24px)',
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.inner,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
  // Overrides react-aria's inline 100000. In the dialog layer, DOM order puts it above dialogs; toasts stay above it.
  zIndex: `${vars.layer.dialog} !important`,
  selectors: {
    '&[data-entering]': { animation: `${drop} ${vars.motion.small} ${vars.ease.enter}` },
  },
});

export const inner = part({ display: 'flex', flexDirection: 'column', minHeight: 0 });

export const list = part({ padding: space.s4, overflowY: 'auto', outline: 0 });
/** Text of an empty list. */
export const empty = part({ padding: space.s8 });

export const item = part({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s8,
  minHeight: `calc(${vars.control.md} - 4px)`,
  padding: `${vars.inset.cell} ${space.s8}`,
  borderRadius: vars.radius.chip,
  color: color.text,
  font: vars.type.t14,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    // Hovering also moves focus.
    '&[data-focused]': { background: color.hover },
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
export const mark = part({ paddingBlockStart: '2px', color: color.textMuted });
export const words = part({ flex: 1, overflowWrap: 'anywhere' });
export const more = part({ display: 'block' });

/** Group of a list, with its heading. */
export const group = part({
  selectors: {
    '& + &': {
      marginBlockStart: space.s4,
      paddingBlockStart: space.s4,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});
export const title = part({
  padding: `${space.s4} ${space.s8}`,
  color: color.textMuted,
  font: vars.type.t12,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
