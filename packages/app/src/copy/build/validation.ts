/** The tab Validation. */
export const validationCopy = {
  title: 'Mandate Compliance Validation',
  again: 'Re-validate',
  busy: 'Validating...',
  cancel: 'Stop',
  stopped: 'Stopped. Press Re-validate to check again.',
  failed: 'The sources could not be checked',
  checking: 'Checking the sources',
  reading: (count: string): string => `Reading your folders: ${count} files so far`,
  sources: {
    title: 'Sources',
    bundled: 'Saywright’s own domain sources, bundled with this page',
    picked: (count: string): string => `${count} of your own`,
    text: 'Drop files or a folder here, or choose them. They are read in this browser and not sent anywhere.',
    drop: 'Drop to check',
    files: 'Choose files',
    folder: 'Choose a folder',
    back: 'Check Saywright’s own sources',
    nothing: 'What you dropped contains no files. Drop files or a folder.',
  },
  looked: (files: string, typed: string, isOne: boolean): string =>
    `${files} read. The documented rules apply to ${typed} that ${isOne ? 'ends' : 'end'} in .ts or .tsx.`,
  leftOut: {
    binary: (files: string): string => `${files} left out: not text.`,
    tooLarge: (files: string): string => `${files} left out: larger than 1 MB.`,
    unreadable: (files: string): string =>
      `${files} could not be read: a broken link, no permission, or changed since you chose it.`,
    folders: (names: string): string => `Folders left out because they contain third-party files: ${names}.`,
    tooDeep:
      'Some folders are more than 40 levels deep and were left out. A link may point back to its own folder.',
    cut: (most: string): string =>
      `Only the first ${most} files were read. Drop a part of the project to check the rest.`,
  },
  documented: {
    title: 'Documented score',
    score: 'Compliance score',
    tones: { green: 'Good', yellow: 'Fair', red: 'Poor' },
    setAside: (count: string): string => `${count} set aside: their mandates are switched off.`,
    nothing: 'Nothing to score',
    noScore: 'No score',
    critical: (findings: string): string =>
      `These files pass the documented rules, but the refined view has ${findings}. Fix ${findings.startsWith('1 ') ? 'it' : 'them'} first.`,
    highRemain: (violations: string): string =>
      `Only critical violations stop a project from passing: ${violations} ${violations.startsWith('1 ') ? 'remains' : 'remain'}.`,
    single: 'A single file passes only without critical and high violations.',
    fullScore: (mean: number, files: string): string =>
      mean < 100
        ? `Before rounding the score is ${(Math.floor(mean * 100) / 100).toFixed(2)}%: the average of ${files} files, most of them without violations.`
        : 'The bonus for keywords offsets the penalties. How scores are calculated shows both.',
    none: 'No violations',
    noneButFindings: (findings: string): string =>
      `The documented rules match whole words, so a name such as mockUsers or fakeData does not count. The refined view also reads parts of names and looks for secrets, and has ${findings}.`,
    noneText: 'Nothing in these sources matches a documented pattern.',
    noFiles: 'No file here ends in .ts or .tsx, so there is nothing to score.',
    list: 'Violations',
    byFile: 'How scores are calculated',
    columns: [
      { id: 'path', label: 'File', mono: true },
      { id: 'penalty', label: 'Penalties', align: 'end' },
      { id: 'bonus', label: 'Bonus', align: 'end' },
      { id: 'score', label: 'Score', align: 'end' },
    ],
    worst: (shown: string, all: string): string =>
      `The ${shown} lowest of ${all}. A bonus is given for keywords and never lifts a score above 100.`,
  },
  refined: {
    title: 'Refined view',
    text: 'Reads code, strings and comments separately, and looks for secrets in every file. It has no score.',
    none: 'No findings',
    noneText: 'Nothing here needs your attention.',
    list: 'Findings',
    allowed: 'Allowed, with a reason',
    reason: 'Reason',
    download: 'Export SARIF',
    file: 'saywright-review.sarif',
    place: (line: number, column: number): string => `line ${line}, column ${column}`,
  },
  severities: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
  registry: {
    title: 'Registry status',
    types: { COMP: 'Components', PAGE: 'Pages', HOOK: 'Hooks', API: 'Interfaces', TYPE: 'Types' },
    complete: 'Every dependency is registered.',
    missing: (ids: string): string => `Not registered: ${ids}.`,
    off: 'RULE_1.2 is switched off, so dependencies are not checked.',
  },
  adherence: {
    title: 'Adherence by mandate',
    off: 'Switched off',
    people: 'Judged by people',
    registry: (missing: number): string => (missing === 0 ? 'Adhered to' : `${missing} missing`),
    clean: 'Adhered to',
  },
} as const;
