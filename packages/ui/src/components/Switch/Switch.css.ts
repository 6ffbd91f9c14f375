import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';
import { side } from '../../theme/side.ts';

const { color } = vars;

export const root = part({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  minHeight: '24px',
  font: vars.type.t14,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: '44px', paddingBlock: '11px' } },
});

export const off = state({ color: color.textDisabled, cursor: 'not-allowed' });
export const words = part({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const label = part({ fontWeight: 500 });
export const description = part({ display: 'block', font: vars.type.t13, color: color.textMuted });
export const control = part({ display: 'inline-flex', alignItems: 'center', flex: 'none', gap: '8px' });

// The widest of the two words keeps the track in place.
export const value = part({
  display: 'inline-grid',
  justifyItems: 'end',
  font: vars.type.t13,
  color: color.textMuted,
});
export const word = part({ gridArea: '1 / 1' });
export const away = state({ visibility: 'hidden' });

const knob = {
  content: '""',
  gridArea: '1 / 1',
  justifySelf: 'start',
  width: '16px',
  height: '16px',
  borderRadius: vars.radius.full,
} as const;

export const track = part({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  flex: 'none',
  width: '40px',
  height: '24px',
  margin: 0,
  padding: '0 3px',
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: color.sunken,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.small} ${vars.ease.move}`,
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius.full },
    '&::before': {
      ...knob,
      background: color.neutral,
      transition: `transform ${vars.motion.small} ${vars.ease.move}`,
    },
    // A dash while off and a tick while on, so that the state is not told by colour and place alone.
    '&::after': {
      content: '""',
      gridArea: '1 / 1',
      justifySelf: 'start',
      width: '6px',
      height: 0,
      marginInlineStart: '5px',
      borderBlockEnd: `2px solid ${color.sunken}`,
      transition: `transform ${vars.motion.small} ${vars.ease.move}`,
    },
    '&:checked': { background: color.accent, borderColor: color.accentText },
    '&:checked::before': { background: color.onAccent, transform: `translateX(calc(16px * ${side}))` },
    '&:checked::after': {
      width: '8px',
      height: '4px',
      marginInlineStart: '4px',
      border: `solid ${color.accent}`,
      borderWidth: '0 0 2px 2px',
      transform: `translate(calc(16px * ${side}), -1px) rotate(-45deg)`,
    },
    '&:disabled': { background: 'transparent', borderColor: color.border },
    '&:disabled::before': { background: color.textDisabled },
    '&:disabled:checked::after': { borderColor: color.surface },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'CanvasText',
      selectors: {
        '&::before': { background: 'CanvasText' },
        '&::after': { borderColor: 'Canvas' },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:checked::after': { borderColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText', background: 'Canvas' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});
