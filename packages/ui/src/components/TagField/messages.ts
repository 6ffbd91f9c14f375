/** Texts of a `TagField`, replaceable for other languages. */
export interface TagFieldTexts {
  /** Label of the button that adds a tag. */
  add: string;
  /** Accessible name of the button that removes a tag. */
  remove: (tag: string) => string;
  /** Announced after tags are added. */
  added: (tags: readonly string[]) => string;
  /** Announced after a tag is removed. */
  removed: (tag: string) => string;
  /** Error message for a duplicate tag. */
  duplicate: (tag: string) => string;
}

/** Default English texts. */
export const english: TagFieldTexts = {
  add: 'Add',
  remove: (tag) => `Remove ${tag}`,
  added: (tags) => `${tags.join(', ')} added`,
  removed: (tag) => `${tag} removed`,
  duplicate: (tag) => `“${tag}” is already in the list.`,
};
