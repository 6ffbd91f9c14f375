/**
 * 1 in left-to-right and -1 in right-to-left text, for transforms and gradients, which have no logical directions. A
 * variable, because builds compile `:dir(rtl)` to a list of languages that ignores the `dir` attribute.
 */
export const side = 'var(--kit-side)';
