import { vars } from '../../theme/contract.css.ts';
import { media, part, parts, within } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const log = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s20 });

export const day = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  font: vars.type.t12,
  color: color.textMuted,
  selectors: {
    '&::before, &::after': { content: '""', height: '1px', flex: 1, background: color.hairline },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&::before, &::after': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
});

export const row = part({ minWidth: 0 });

// Before the newest group, what is out of sight is neither styled nor laid out; the margin leaves room for focus
// rings and shadows.
within(`${log} > ${log}:nth-last-child(n + 2) > article`, {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 150px',
  overflowClipMargin: '48px',
});
export const rows = parts({
  user: { justifySelf: 'end', maxWidth: 'min(40rem, 88%)' },
  ai: { maxWidth: '46rem' },
  operation: {},
});

export const meta = part({
  display: 'flex',
  gap: space.s8,
  marginBlockEnd: space.s6,
  font: vars.type.t12,
  color: color.textMuted,
});
export const metas = parts({ user: { justifyContent: 'flex-end' }, ai: {}, operation: {} });
export const author = part({ fontWeight: 600, color: color.textSecondary });

export const content = part({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });
export const contents = parts({
  user: {
    padding: '10px 16px',
    borderRadius: vars.radius.card,
    borderEndEndRadius: vars.radius.chip,
    background: color.bubble,
    font: vars.type.t16,
    whiteSpace: 'pre-wrap',
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
  ai: { font: vars.type.t16, color: color.textSecondary },
  operation: {},
});
within(`${contents.ai} :is(b, strong)`, { color: color.text });

// The margin keeps the newest message clear of a composer docked at the bottom of the page.
export const end = part({ height: '1px', marginBlockStart: '-1px', scrollMarginBlockEnd: '12rem' });

export const jump = part({
  position: 'sticky',
  insetBlockEnd: space.s12,
  justifySelf: 'center',
  zIndex: vars.layer.sticky,
  height: 0,
  display: 'flex',
  alignItems: 'flex-end',
});
export const aboveDock = part({ insetBlockEnd: '11.5rem' });
