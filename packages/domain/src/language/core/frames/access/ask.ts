/** Something that has to be asked before rules can be written. */
export interface Ask {
  readonly ask: string;
  readonly choices: readonly { readonly label: string; readonly instruction: string }[];
}

/** A question whose choices are whole instructions. */
export function ask(text: string, ...choices: readonly string[]): Ask {
  return { ask: text, choices: choices.map((instruction) => ({ label: instruction, instruction })) };
}
