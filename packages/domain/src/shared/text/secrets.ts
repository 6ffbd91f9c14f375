/** The replacement for a secret. */
export const secretMark = '[removed]';

/** Patterns of obvious secrets with their replacements. Order matters: the wider patterns come first. */
export const secretShapes: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----.*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/gsu, secretMark],
  [/\b([a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]+@/giu, `$1${secretMark}@`],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/giu, `$1 ${secretMark}`],
  [/\beyJ[\w-]{5,}(?:\.[\w-]*){0,4}/gu, secretMark],
  [/\b(?:sk|pk|rk|sb|nfp|xox[a-z]|gh[a-z]|github_pat|glpat|whsec)[_-][\w-]{8,}/giu, secretMark],
  [/\b(?:AKIA|ASIA|AIza)[\w-]{12,}/gu, secretMark],
  [
    /\b(\w{0,40}(?:password|passwd|passphrase|pwd|secret|token|api[_ -]?key|private[_ -]?key|credential)\w{0,20}["']?\s*(?:=|:|\bis\b|\bto\b|\bas\b)\s*)(?!\[removed\])(?:"[^"]*"|'[^']*'|[^\s,;]+)/giu,
    `$1${secretMark}`,
  ],
  [/\b(?=[\w+/-]{0,80}\d)(?=[\w+/-]{0,80}[a-z])[\w+/-]{32,}={0,2}/giu, secretMark],
];
