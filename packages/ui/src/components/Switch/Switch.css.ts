import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';
import { side } from '../../theme/side.ts';

const { color } = vars;

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.s8,
  minHeight: '24px',
  font: vars.type.t14,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: '44px', paddingBlock: '11px' } },
});

export const disabledText = state({ color: color.textDisabled, cursor: 'not-allowed' });
export const words = part({
  flex: '1 1 6rem',
  minWidth: 0,
  marginInlineEnd: vars.space.s8,
  overflowWrap: 'anywhere',
});
export const label = part({ fontWeight: 500 });
/** Label without a description. */
export const labelAlone = part({ fontWeight: 500 }, words);
export const description = part({ display: 'block', font: vars.type.t13, color: color.textMuted });

// Aligns the centres of the text and the track.
const line = '1.25rem';
export const word = part({
  flex: 'none',
  minWidth: '1.75em',
  paddingBlockStart: `max(0px, (24px - ${line}) / 2)`,
  font: vars.type.t13,
  color: color.textMuted,
  textAlign: 'end',
});

const knobMargin = `calc(4px - ${vars.line.edge})`;
const dash = (mark: string): string => `linear-gradient(${mark}, ${mark}) center / 6px 2px no-repeat`;

export const track = part({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '40px',
  height: '24px',
  marginBlockStart: `max(0px, (${line} - 24px) / 2)`,
  padding: knobMargin,
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: color.sunken,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.small} ${vars.ease.move}`,
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius.full },
    // A dash while off and a tick while on, so that the state does not rely on colour and position alone.
    '&::before': {
      content: '""',
      boxSizing: 'content-box',
      display: 'block',
      width: '16px',
      height: '16px',
      borderRadius: vars.radius.full,
      background: `${dash(color.sunken)}, ${color.neutral}`,
      transition: `transform ${vars.motion.small} ${vars.ease.move}`,
    },
    '&:checked': { background: color.accent, borderColor: color.accentText },
    '&:checked::before': { background: color.onAccent, transform: `translateX(calc(16px * ${side}))` },
    '&:checked::after': {
      content: '""',
      boxSizing: 'content-box',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 3px)',
      insetInlineEnd: `calc(8px - ${vars.line.edge})`,
      width: '6px',
      height: '2px',
      border: `solid ${color.accent}`,
      borderWidth: '0 0 2px 2px',
      transform: 'rotate(-45deg)',
    },
    '&:disabled': { background: 'transparent', borderColor: color.border },
    '&:disabled::before': { background: `${dash(color.surface)}, ${color.textDisabled}` },
    '&:disabled:checked::before': { background: color.textDisabled },
    '&:disabled:checked::after': { borderColor: color.surface },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'CanvasText',
      selectors: {
        '&::before': { background: `${dash('Canvas')}, CanvasText` },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:checked::after': { borderColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText', background: 'Canvas' },
        '&:disabled::before': { background: `${dash('Canvas')}, GrayText` },
        '&:disabled:checked::before': { background: 'GrayText' },
        '&:disabled:checked::after': { borderColor: 'Canvas' },
      },
    },
  },
});
