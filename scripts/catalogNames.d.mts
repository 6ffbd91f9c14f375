/** The names a plan may use, as the running catalog gives them. */
export function catalogNames(
  query: (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>,
): Promise<Readonly<Record<'functions' | 'types' | 'rowFunctions', readonly string[]>>>;
