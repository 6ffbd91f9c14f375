/**
 * 1 where text runs from left to right and -1 where it runs the other way, for transforms and gradients, which know no
 * logical sides. A variable, because builds turn `:dir(rtl)` into a list of languages and so lose `dir` itself.
 */
export const side = 'var(--kit-side)';
