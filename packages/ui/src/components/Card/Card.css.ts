import { vars } from '../../theme/contract.css.ts';
import { media, part, parts, within } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.low}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const head = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  minHeight: vars.inset.head,
  padding: `${vars.space.s8} ${vars.inset.card}`,
});

// Words in a block stay words, whatever they are made of.
export const alone = part({ display: 'block', alignContent: 'center' });

// Balancing lines takes as long as all else of a card together, and few titles have two.
export const title = part({
  font: vars.type.t14,
  fontWeight: 600,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
});
export const action = part({ flex: 'none', font: vars.type.t13, color: color.textMuted });

// A button or link at the end lines up with the edge of the text below.
within(`${action} > button`, {
  marginBlock: '-4px',
  marginInlineEnd: '-10px',
  maxWidth: 'calc(100% + 10px)',
});

export const body = part({ flex: 1, minWidth: 0 });

export const paddings = parts({
  md: { padding: vars.inset.card },
  sm: { padding: `calc(${vars.inset.inner} - 2px) ${vars.inset.inner}` },
  none: {},
});
export const headPaddings = parts({ md: {}, sm: { paddingInline: vars.inset.inner }, none: {} });
export const underHead = part({ paddingBlockStart: 0 });

export const foot = part({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.s8,
  padding: `${vars.inset.row} ${vars.inset.card}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
