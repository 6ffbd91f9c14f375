export { CommandPalette } from './CommandPalette.tsx';
export type { Command, CommandGroup, CommandPaletteProps } from './types.ts';
