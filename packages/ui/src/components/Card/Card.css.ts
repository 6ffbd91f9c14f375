import { vars } from '../../theme/contract.css.ts';
import { part, parts, within } from '../../theme/layered.ts';

const { color } = vars;

/** Less at the sides in a small place, so that large text has room. */
const side = (inset: string): string => `min(${inset}, 6%)`;

export const root = part({
  minWidth: 0,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.low}`,
});

/** Keeps the footer at the bottom, whatever the card's height. */
export const footed = part({ display: 'flex', flexDirection: 'column' }, root);

// No text-wrap balance: it costs as much layout time as the rest of the card.
export const title = part({
  font: vars.type.t14,
  fontWeight: 600,
  // The action wraps below when not even the longest word fits beside it.
  flex: '1 1 min-content',
  minWidth: 'min(7rem, 100%)',
  overflowWrap: 'break-word',
  textWrap: 'wrap',
});

// Centres a single-line title vertically.
const head = part({ alignContent: 'center', minHeight: vars.inset.head, paddingBlock: vars.space.s8 });
const row = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s12 });
const sides = parts(
  {
    md: { paddingInline: side(vars.inset.card) },
    sm: { paddingInline: side(vars.inset.inner) },
  },
  head,
);
const inSides = (look: string) => ({
  md: `${look} ${sides.md}`,
  sm: `${look} ${sides.sm}`,
  none: `${look} ${sides.md}`,
});
/** Heading row with an action, by card padding. */
export const heads = inSides(row);
/** Heading without an action, by card padding. */
export const titles = inSides(title);

export const action = part({
  maxWidth: '100%',
  marginInlineStart: 'auto',
  font: vars.type.t13,
  color: color.textMuted,
});

// Aligns a trailing button or link with the text below.
within(`${action} > button`, { maxWidth: 'none', margin: '-4px -8px' });

const body = part({ flex: 1, minWidth: 0 });

export const bodies = {
  ...parts(
    {
      md: { padding: `${vars.inset.card} ${side(vars.inset.card)}` },
      sm: { padding: `${vars.inset.inner} ${side(vars.inset.inner)}` },
    },
    body,
  ),
  none: body,
};
const flush = part({ paddingBlockStart: 0 });
/** Content below a title, by card padding. */
export const underHead = {
  md: `${bodies.md} ${flush}`,
  sm: `${bodies.sm} ${flush}`,
  none: body,
};

export const foot = part({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.s8,
  padding: `${vars.inset.row} ${vars.inset.card}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
