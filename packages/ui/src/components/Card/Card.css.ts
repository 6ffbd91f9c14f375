import { vars } from '../../theme/contract.css.ts';
import { part, parts, within } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  minWidth: 0,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.low}`,
});

/** Whatever height the card is given, its foot stands at the end. */
export const footed = part({ display: 'flex', flexDirection: 'column' }, root);

// Balancing lines takes as long as all else of a card together, and few titles have two.
export const title = part({
  font: vars.type.t14,
  fontWeight: 600,
  // What stands beside it goes below where not even its longest word has room.
  flex: '1 1 min-content',
  minWidth: 0,
  overflowWrap: 'break-word',
  textWrap: 'wrap',
});

// One line of a title stands in the middle of it.
const head = part({ alignContent: 'center', minHeight: vars.inset.head, paddingBlock: vars.space.s8 });
const row = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s12 });
const sides = parts(
  {
    md: { paddingInline: vars.inset.card },
    sm: { paddingInline: vars.inset.inner },
  },
  head,
);
const inSides = (look: string) => ({
  md: `${look} ${sides.md}`,
  sm: `${look} ${sides.sm}`,
  none: `${look} ${sides.md}`,
});
/** A title with something beside it, by the space inside the card. */
export const heads = inSides(row);
/** A title by itself. */
export const titles = inSides(title);

export const action = part({
  maxWidth: '100%',
  marginInlineStart: 'auto',
  font: vars.type.t13,
  color: color.textMuted,
});

// A button or link at the end lines up with the edge of the text below.
within(`${action} > button`, { maxWidth: 'none', margin: '-4px -8px' });

const body = part({ flex: 1, minWidth: 0 });

export const bodies = {
  ...parts(
    {
      md: { padding: vars.inset.card },
      sm: { padding: vars.inset.inner },
    },
    body,
  ),
  none: body,
};
const flush = part({ paddingBlockStart: 0 });
/** What the card holds, under its title. */
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
