// Shared row layouts. They load before the styles of any component, so a component's own
// declarations win.
import { vars } from '../theme/contract.css.ts';
import { media, part, state } from '../theme/layered.ts';

const { color, space } = vars;

/** Wrapping row. */
export const line = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 });
/** Row with items spread to both ends. */
export const apart = part({ justifyContent: 'space-between' }, line);
/** Pushed to the end of its row. */
export const atEnd = part({ marginInlineStart: 'auto' });
/** Text of a row between icon and button; the button wraps below before the text gets too narrow. */
export const words = part({ flex: '1 1 10rem', minWidth: 0 });
/** Button that shares the row on phones and grows to touch height. */
export const thumb = state({
  '@media': { [media.small]: { flex: '1 1 auto', minHeight: vars.control.lg } },
});
/** Selected card. */
export const chosen = state({
  borderColor: color.accentText,
  background: color.raised,
  '@media': { [media.forced]: { border: '2px solid Highlight' } },
});
