// How things stand beside one another in many components. These come before the styles of any component, so whatever a
// component adds to one of them wins.
import { vars } from '../theme/contract.css.ts';
import { media, part, state } from '../theme/layered.ts';

const { color, space } = vars;

/** Things on one line, and on more where one has no room. */
export const line = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 });
/** The same, with the first at the start and the last at the end. */
export const apart = part({ justifyContent: 'space-between' }, line);
/** Pushed to the end of its line. */
export const atEnd = part({ marginInlineStart: 'auto' });
/** The words of a line, between a sign and a button, which goes under them before they get too narrow. */
export const words = part({ flex: '1 1 10rem', minWidth: 0 });
/** A button that shares the line on phones and grows to a thumb's height. */
export const thumb = state({
  '@media': { [media.small]: { flex: '1 1 auto', minHeight: vars.control.lg } },
});
/** The card among others that is meant. */
export const chosen = state({
  borderColor: color.accentText,
  background: color.raised,
  '@media': { [media.forced]: { border: '2px solid Highlight' } },
});
