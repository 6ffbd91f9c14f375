export { isRunOnName, isRunOnValue } from './names.ts';
export { notRequested, tellsOfNow, type NotRequested } from './statement.ts';
export { isFunctionWord, stem, tokensOf } from './words.ts';
export { unclaimedWord, type Claims } from './unclaimed.ts';
export { heldBack, type Change } from './heldBack.ts';
