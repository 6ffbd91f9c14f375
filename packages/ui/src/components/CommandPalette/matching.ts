import type { Command, CommandGroup } from './types.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each typed word is in the label or a keyword, regardless of case and accents. */
export function matches({ label, keywords = [] }: Command, text: string): boolean {
  const words = plain([label, ...keywords].join(' '));
  return plain(text)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** The groups to show: the matching commands, or without a text the recent ones first. */
export function shownGroups(
  groups: readonly CommandGroup[],
  text: string,
  filter: (command: Command, text: string) => boolean,
  recent: CommandGroup | undefined,
): readonly CommandGroup[] {
  const used = text === '' ? (recent?.commands ?? []) : [];
  const isShown = (command: Command): boolean =>
    text === '' ? !used.includes(command) : filter(command, text);
  return [
    ...(recent === undefined ? [] : [{ ...recent, commands: used }]),
    ...groups.map((group) => ({ ...group, commands: group.commands.filter(isShown) })),
  ].filter((group) => group.commands.length > 0);
}
