import { vars } from '../../theme/contract.css.ts';
import { media, part, within } from '../../theme/layered.ts';
import { tinted } from '../../theme/tinted.ts';

const { color, space } = vars;

export const root = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
// Cards in a row have equal height, and their footers line up.
within(`${root} > div > div`, { height: '100%' });
export const linked = part({});
within(`${linked}:hover > div`, { background: color.raised, borderColor: color.border });

export const inside = part({ display: 'flex', flexDirection: 'column', height: '100%' });
export const top = part({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s8,
});
export const tile = part({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.inner,
  ...tinted(color.accent, vars.tint.accent),
  color: color.accentText,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const heading = part({ marginBlockStart: space.s16 });
export const prominent = part({ font: vars.type.t20, fontWeight: 600 });
export const words = part({ marginBlockStart: space.s4 });
export const foot = part({ marginBlockStart: 'auto', paddingBlockStart: space.s16 });
export const slip = part({
  marginBlockEnd: `calc(-1 * ${vars.inset.card})`,
  padding: space.s20,
  background: color.raised,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderBlockEnd: 0,
  borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
});
export const link = part({ fontWeight: 500 }, foot);
// Stretches the link's target over the whole card.
within(`${link} > :is(a, button)::after`, {
  content: '""',
  boxSizing: 'content-box',
  position: 'absolute',
  inset: 0,
});
// A transform would make the pressed link the containing block of its ::after, and the press would miss it.
within(`${link} > :is(a, button):active`, { transform: 'none' });
