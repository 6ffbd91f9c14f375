import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';
import * as list from '../StepList/StepList.css.ts';

const { color, space } = vars;

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  overflowWrap: 'anywhere',
});

export const step = part({
  // Large words go to a line of their own instead of standing letter by letter.
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  font: vars.type.t13,
  fontWeight: 500,
  color: color.textMuted,
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      flex: 1,
      minWidth: '8px',
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});

export const states = parts({
  done: { color: color.textSecondary },
  now: { color: color.text, fontWeight: 600 },
  next: {},
});

export const marks = {
  done: `${list.mark} ${list.marks.done}`,
  now: part(
    { selectors: { '&::after': { content: '""', border: '4px solid', borderRadius: vars.radius.full } } },
    list.mark,
    list.marks.current,
  ),
  next: `${list.mark} ${list.marks.upcoming}`,
};
