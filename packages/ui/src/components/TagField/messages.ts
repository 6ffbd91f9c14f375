/** Every fixed word and sentence of a `TagField`, to be replaced in other languages. */
export interface TagFieldTexts {
  /** Words of the button that adds a tag. */
  add: string;
  /** Name of the button that takes a tag away. */
  remove: (tag: string) => string;
  /** Spoken after tags were added. */
  added: (tags: readonly string[]) => string;
  /** Spoken after a tag was taken away. */
  removed: (tag: string) => string;
  /** Shown when a tag is there already. */
  duplicate: (tag: string) => string;
}

/** English words of the field. */
export const english: TagFieldTexts = {
  add: 'Add',
  remove: (tag) => `Remove ${tag}`,
  added: (tags) => `${tags.join(', ')} added`,
  removed: (tag) => `${tag} removed`,
  duplicate: (tag) => `“${tag}” is already in the list.`,
};
