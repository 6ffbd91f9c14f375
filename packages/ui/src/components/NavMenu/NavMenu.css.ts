import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part, state } from '../../theme/layered.ts';

const { color, space } = vars;

type PlainRule = Omit<StyleRule, '@layer' | '@media' | '@container' | '@supports'>;

/** Rules where the links do not fit: in a narrow window, and in a narrow header with large text or of a narrow page. */
const inPanel = (rule: PlainRule) => ({
  '@media': { [media.medium]: rule },
  '@container': { '(max-width: 66rem)': rule },
});

export const root = part({ display: 'flex', alignItems: 'center', ...inPanel({ order: 1 }) });

export const button = state({ display: 'none', ...inPanel({ display: 'inline-flex' }) });

export const list = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  ...inPanel({
    display: 'none',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    flexWrap: 'nowrap',
    flexDirection: 'column',
    maxHeight: '80vh',
    overflowY: 'auto',
    padding: space.s16,
    background: color.overlay,
    borderBlockEnd: `1px solid ${color.border}`,
    boxShadow: vars.shadow.high,
  }),
});

export const open = state(inPanel({ display: 'flex' }));

export const link = part({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.md,
  padding: '0 12px',
  borderRadius: vars.radius.field,
  color: color.textMuted,
  textDecoration: 'none',
  fontWeight: 500,
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-current]': { background: color.current, color: color.text },
  },
  '@media': {
    [media.medium]: { minHeight: '44px' },
    [media.forced]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});

export const extra = part({
  display: 'none',
  padding: '8px 12px',
  '@media': { [media.small]: { display: 'block' } },
});
