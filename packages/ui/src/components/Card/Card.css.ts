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

const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  minHeight: vars.inset.head,
  paddingBlock: vars.space.s8,
});

// One line of a title stands in the middle of the height of a head.
const alone = part({ paddingBlock: `calc((${vars.inset.head} - 1.25rem) / 2)` }, title);

const sides = {
  md: { paddingInline: vars.inset.card },
  sm: { paddingInline: vars.inset.inner },
};
const headSides = parts(sides, head);
const titleSides = parts(sides, alone);
/** A title with something beside it, by the space inside the card. */
export const heads = { ...headSides, none: headSides.md };
/** A title by itself. */
export const titles = { ...titleSides, none: titleSides.md };

export const action = part({
  maxWidth: '100%',
  marginInlineStart: 'auto',
  font: vars.type.t13,
  color: color.textMuted,
});

// A button or link at the end lines up with the edge of the text below.
within(`${action} > button`, {
  marginBlock: '-4px',
  marginInlineEnd: '-10px',
  maxWidth: 'calc(100% + 10px)',
});

const body = part({ flex: 1, minWidth: 0 });

export const bodies = {
  ...parts(
    {
      md: { padding: vars.inset.card },
      sm: { padding: `calc(${vars.inset.inner} - 2px) ${vars.inset.inner}` },
    },
    body,
  ),
  none: body,
};
const flush = { paddingBlockStart: 0 };
/** What the card holds, under its title. */
export const underHead = {
  md: part(flush, bodies.md),
  sm: part(flush, bodies.sm),
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
