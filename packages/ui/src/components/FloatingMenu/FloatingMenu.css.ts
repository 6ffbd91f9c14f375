import { rise } from '../../internal/motion.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';
import { tourHeight } from '../TourOverlay/dock.ts';

const { color, space } = vars;

export const root = part({
  position: 'fixed',
  // Keeps the button above a docked tour panel.
  insetBlockEnd: `calc(max(${space.s24}, env(safe-area-inset-bottom)) + var(${tourHeight}, 0px))`,
  insetInlineEnd: space.s24,
  zIndex: vars.layer.float,
  display: 'flex',
  // The button is first in tab order but displayed below the panel.
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  gap: space.s12,
  // The empty area beside the button does not block the page.
  pointerEvents: 'none',
});

export const button = part({
  pointerEvents: 'auto',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.high,
});

export const panel = part({
  pointerEvents: 'auto',
  width: '17rem',
  maxWidth: '100%',
  maxHeight: `calc(100vh - 120px - var(${tourHeight}, 0px))`,
  overflowY: 'auto',
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
  overflowWrap: 'anywhere',
  animation: `${rise} ${vars.motion.base} ${vars.ease.enter}`,
});

export const list = part({ padding: space.s4 });

export const item = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  width: '100%',
  minHeight: vars.control.md,
  padding: `${vars.inset.cell} ${space.s8}`,
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: color.hover },
    '&:disabled': { background: 'none', color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minHeight: '44px' } },
});

export const foot = part({ padding: '8px 12px', borderBlockStart: `1px solid ${color.border}` });
