// Shared text styles. They load before the styles of any component, so a component's own
// declarations win.
import { vars } from '../theme/contract.css.ts';
import { part } from '../theme/layered.ts';

const { color, type } = vars;

/** Secondary text. */
export const muted = part({ color: color.textMuted });
/** Explanatory text. */
export const note = part({ font: type.t13, color: color.textMuted });
/** Fine print, such as a time, count or source. */
export const fine = part({ font: type.t12, color: color.textMuted });
/** Item heading. */
export const heading = part({ font: type.t14, fontWeight: 600 });
/** Group heading. */
export const title = part({ font: type.t16, fontWeight: 600 });
/** Error text. */
export const dangerText = part({ color: color.dangerText });
/** Success text. */
export const successText = part({ color: color.successText });
/** Small text in the inherited colour. */
export const small = part({ font: type.t13 });
