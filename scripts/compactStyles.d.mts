/** The same styles, smaller; only the cascade layers named are touched. */
export function compactStyles(
  css: string,
  layers: readonly string[],
  mayMeet: (one: string, other: string) => boolean,
): string;
