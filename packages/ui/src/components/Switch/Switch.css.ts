import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'flex',
  gap: space.s8,
  paddingBlock: '2px',
  cursor: 'pointer',
  '@media': { [media.coarse]: { paddingBlock: '12px' } },
});

export const off = state({ color: color.textDisabled, cursor: 'not-allowed' });
export const words = part({
  display: 'grid',
  flex: 1,
  marginInlineEnd: space.s8,
  font: vars.type.t14,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

// As high as a line of the words, so that it stays in the middle of the first.
export const control = part({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.s8,
  height: '1.25rem',
});

const margin = (width: string): string => `calc(${width} - ${vars.line.edge})`;
const fill = 'var(--fill)';

// A dash while off and a tick while on, so that the state is not told by colour and place alone. The mark is drawn on
// the knob in the colour of the ground.
export const track = part({
  vars: { '--fill': color.sunken },
  appearance: 'none',
  display: 'grid',
  gridTemplateColumns: '16px',
  placeItems: 'center',
  width: '40px',
  height: '24px',
  padding: margin('4px'),
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: fill,
  color: color.neutral,
  cursor: 'inherit',
  transition: `padding ${vars.motion.small} ${vars.ease.move}`,
  selectors: {
    '&::before, &::after': { content: '""', gridArea: '1 / 1' },
    '&::before': {
      width: '16px',
      height: '16px',
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '&::after': { width: '6px', border: `solid ${fill}`, borderWidth: '0 0 2px' },
    '&:checked': {
      vars: { '--fill': color.accent },
      paddingInlineStart: margin('20px'),
      borderColor: color.accentText,
      color: color.onAccent,
    },
    '&:checked::after': {
      height: '2px',
      borderWidth: '0 0 2px 2px',
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    '&:disabled': {
      vars: { '--fill': color.surface },
      borderColor: color.border,
      color: color.textDisabled,
    },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      vars: { '--fill': 'Canvas' },
      borderColor: 'CanvasText',
      color: 'CanvasText',
      selectors: {
        '&:checked': { vars: { '--fill': 'Highlight' }, borderColor: 'Highlight', color: 'HighlightText' },
        '&:disabled': { vars: { '--fill': 'Canvas' }, borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
