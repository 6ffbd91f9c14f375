import { heading } from '../../internal/text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const step = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s12,
  paddingBlockEnd: space.s20,
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      boxSizing: 'content-box',
      position: 'absolute',
      insetBlock: '1.75rem 4px',
      insetInlineStart: '.7rem',
      borderInlineStart: `2px solid ${color.border}`,
    },
  },
});

export const mark = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  border: '2px solid',
  borderRadius: vars.radius.full,
  font: vars.type.t12,
  fontWeight: 600,
});

export const marks = parts({
  done: { borderColor: color.success, background: color.success, color: color.onSuccess },
  skipped: { borderColor: color.borderStrong, color: color.textMuted },
  current: { color: color.accentText },
  upcoming: { borderColor: color.borderStrong, color: color.textMuted },
  plain: { borderColor: color.borderStrong, color: color.textMuted },
});

export const words = part({ paddingBlockStart: '2px' });
const others = (own: string): string => part({ font: vars.type.t14, fontWeight: 500, color: own });
export const labels = {
  done: others(color.textSecondary),
  current: heading,
  skipped: others(color.textMuted),
  upcoming: others(color.textMuted),
  plain: others(color.text),
};
export const action = part({ paddingBlockStart: space.s8 });
