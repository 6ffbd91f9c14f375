import { vars } from '../../theme/contract.css.ts';
import { media, part, within } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});
export const log = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s20 });

export const day = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  font: vars.type.t12,
  color: color.textMuted,
  selectors: {
    '&::before, &::after': {
      content: '""',
      boxSizing: 'content-box',
      flex: 1,
      borderBlockStart: `1px solid ${color.hairline}`,
    },
  },
});

// Skips style and layout of offscreen messages before the newest group; the margin leaves room for focus rings and
// shadows.
within(`${log} > ${log}:not(:last-child) > article`, {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 99px',
  overflowClipMargin: '48px',
});
const user = '[data-author="user"]';
const ai = '[data-author="ai"]';
export const row = part({
  selectors: {
    [`&${user}`]: { justifySelf: 'end', maxWidth: '40rem', marginInlineStart: space.s32 },
    [`&${ai}`]: { maxWidth: '46rem' },
  },
});

export const meta = part({
  display: 'flex',
  gap: space.s8,
  marginBlockEnd: space.s6,
  font: vars.type.t12,
  color: color.textMuted,
  selectors: { [`${user} > &`]: { justifyContent: 'flex-end' } },
});
export const author = part({ fontWeight: 600, color: color.textSecondary });

export const content = part({
  selectors: {
    [`${user} > &`]: {
      padding: `${space.s12} ${space.s16}`,
      borderRadius: vars.radius.card,
      borderEndEndRadius: vars.radius.chip,
      background: color.bubble,
      font: vars.type.t16,
      whiteSpace: 'pre-wrap',
      '@media': { [media.forced]: { border: '1px solid CanvasText' } },
    },
    [`${ai} > &`]: { font: vars.type.t16, color: color.textSecondary, textWrap: 'pretty' },
  },
});
within(`${ai} > ${content} :is(b, strong)`, { color: color.text });

// The margin keeps the newest message above a docked composer.
export const end = part({ height: '1px', marginBlockStart: '-1px', scrollMarginBlockEnd: '12rem' });

export const jump = part({
  position: 'sticky',
  insetBlockEnd: space.s12,
  justifySelf: 'center',
  zIndex: vars.layer.sticky,
  height: 0,
  display: 'flex',
  alignItems: 'flex-end',
  // Above a docked composer.
  selectors: { '&[data-away="page"]': { insetBlockEnd: '12rem' } },
});
