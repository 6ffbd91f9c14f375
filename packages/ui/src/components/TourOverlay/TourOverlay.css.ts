import { rise } from '../../internal/motion.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part, state, within } from '../../theme/layered.ts';
import { tourHeight } from './dock.ts';

const { color, space } = vars;

// Focused elements must not be hidden behind the docked panel.
const touring = `html[style*="${tourHeight}"]`;
within(touring, { scrollPaddingBlockEnd: `var(${tourHeight}, 0px)` });
within(`${touring} body`, { paddingBlockEnd: `var(${tourHeight}, 0px)` });

export const dock = part({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.tour,
  padding: space.s16,
  pointerEvents: 'none',
  outline: 0,
  animation: `${rise} ${vars.motion.large} ${vars.ease.enter}`,
});
export const panel = part({
  pointerEvents: 'auto',
  maxWidth: '720px',
  maxHeight: '80vh',
  marginInline: 'auto',
  overflowY: 'auto',
  padding: space.s16,
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.dialog,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
  overflowWrap: 'anywhere',
});
within(`${dock}:focus-visible > ${panel}`, {
  outline: `${vars.line.focus} solid ${color.focus}`,
  outlineOffset: '2px',
});

export const head = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.s12 });
export const channel = part({
  flex: 'none',
  maxWidth: '40%',
  padding: '0 8px',
  border: '1px solid',
  borderRadius: vars.radius.chip,
  font: vars.type.code,
  color: color.accentText,
});
// Beside a long channel or with large text, the title takes the next line.
export const title = part({ flex: '1 1 10em', minWidth: 0 });
export const stop = part({ flex: 'none', marginInline: 'auto -8px' });
export const text = part({ marginBlockStart: space.s8, color: color.textSecondary });
export const notice = part({
  marginBlockStart: space.s12,
  padding: '8px 12px',
  border: `${vars.line.edge} solid ${color.info}`,
  borderRadius: vars.radius.inner,
  font: vars.type.t13,
});
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  marginBlockStart: space.s16,
});
export const dots = part({ display: 'flex', gap: space.s4 });
// The fill is drawn entirely as border, because forced colours override backgrounds.
export const dot = part({
  width: '8px',
  height: '8px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  transition: `width ${vars.motion.base} ${vars.ease.move}`,
});
export const seen = state({ border: `4px solid ${color.accentText}` });
export const now = state({ width: '20px' });
export const back = part({ display: 'inline-flex', transform: 'rotate(180deg)' });
