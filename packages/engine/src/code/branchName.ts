const maxLength = 100;

/** Why a name is not valid for a branch, as a sentence, or undefined when it is. Stricter than git, so that every tool agrees. */
export function branchNameProblem(name: string): string | undefined {
  const shown = JSON.stringify(name.slice(0, 60));
  if (name === '' || name.length > maxLength)
    return `A branch name has 1 to ${maxLength} characters; ${shown} does not.`;
  if (/^head$/iu.test(name) || /^[0-9a-f]{40}$/u.test(name))
    return `${shown} has a special meaning in git. Choose another name.`;
  for (const part of name.split('/')) {
    if (
      !/^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.-]*$/u.test(part) ||
      part.includes('..') ||
      /(?:\.|\.lock)$/u.test(part)
    )
      return `${shown} cannot be a branch name. Use letters, digits, hyphens and slashes, such as new-header.`;
  }
  return undefined;
}

/** Why a new branch cannot exist beside the existing ones, or undefined when it can. */
export function branchClash(name: string, existing: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  for (const other of existing) {
    if (other === name) return `There is already a branch called ${other}.`;
    if (other.toLowerCase() === lower)
      return `There is already a branch called ${other}; two names must differ in more than capital letters.`;
    if (other.startsWith(`${name}/`) || name.startsWith(`${other}/`))
      return `A branch called ${name} cannot exist beside ${other}, because one name starts with the other.`;
  }
  return undefined;
}
