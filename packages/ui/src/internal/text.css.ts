// Words that look alike in many components. These come before the styles of any component, so whatever a component adds
// to one of them wins.
import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/layered.ts';

const { color, type } = vars;

/** Less important than what stands beside it. */
export const muted = part({ color: color.textMuted });
/** A line that explains what stands above it. */
export const note = part({ font: type.t13, color: color.textMuted });
/** A time, a count, a source. */
export const fine = part({ font: type.t12, color: color.textMuted });
/** The name of one thing among others. */
export const heading = part({ font: type.t14, fontWeight: 600 });
/** The name of a group of things. */
export const title = part({ font: type.t16, fontWeight: 600 });
/** What went wrong, in words. */
export const bad = part({ color: color.dangerText });
/** What went well, in words. */
export const good = part({ color: color.successText });
/** Words as small as a control's, in the colour around them. */
export const small = part({ font: type.t13 });
