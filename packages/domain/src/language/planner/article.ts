/** 'a' or 'an', by the sound of the first letter. */
export function withArticle(noun: string): string {
  return /^(?:[aeio]|u(?!ni|se|til|rl))/iu.test(noun) ? `an ${noun}` : `a ${noun}`;
}
