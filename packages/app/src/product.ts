/** The product's name wherever it is shown (decision D9). */
export const product = 'Saywright';

/** Keys under which the browser keeps things for us. */
export const storageKeys = {
  theme: 'saywright-theme',
  draft: 'saywright-draft',
  auth: 'saywright-auth',
} as const;
