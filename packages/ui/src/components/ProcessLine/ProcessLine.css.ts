import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';
import * as list from '../StepList/StepList.css.ts';

const { color, space } = vars;

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  overflowWrap: 'anywhere',
  '@media': { [media.small]: { flexWrap: 'nowrap', gap: '4px' } },
});

export const step = part({
  position: 'relative',
  // With large text a label wraps to its own line instead of breaking between letters.
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textMuted,
  selectors: {
    // The line ends at the last label.
    '&:last-child': { flex: '0 1 auto' },
    '&:not(:last-child)::after': {
      content: '""',
      boxSizing: 'content-box',
      flex: 1,
      minWidth: '8px',
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
  '@media': {
    [media.small]: {
      flex: 1,
      flexDirection: 'column',
      font: vars.type.t12,
      textAlign: 'center',
      selectors: {
        '&:last-child': { flex: 1 },
        '&:not(:last-child)::after': {
          position: 'absolute',
          insetBlockStart: '.625rem',
          insetInlineStart: 'calc(50% + 1rem)',
          width: 'calc(100% - 24px)',
        },
      },
    },
  },
});

export const states = parts({
  done: {
    color: color.textSecondary,
    selectors: { '&:not(:last-child)::after': { borderColor: color.success } },
  },
  now: { color: color.text, fontWeight: 600 },
  next: {},
});

const mark = part({ width: '1.25rem', height: '1.25rem' }, list.mark);
export const marks = {
  done: `${mark} ${list.marks.done}`,
  now: part(
    {
      selectors: {
        '&::after': {
          content: '""',
          boxSizing: 'content-box',
          border: '4px solid',
          borderRadius: vars.radius.full,
        },
      },
    },
    mark,
    list.marks.current,
  ),
  next: `${mark} ${list.marks.upcoming}`,
};
