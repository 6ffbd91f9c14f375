/** Key symbols that differ from the key names. */
const common: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Escape: 'Esc',
  Delete: 'Del',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
};
const mac: Readonly<Record<string, string>> = {
  ...common,
  Command: '⌘',
  Option: '⌥',
  Control: '⌃',
  Shift: '⇧',
  Enter: '↩',
  Backspace: '⌫',
  Delete: '⌦',
  Tab: '⇥',
};
export const glyphs = { mac, other: common } as const;
