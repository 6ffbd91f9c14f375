export const free = { min: undefined, max: undefined };
