/** Address of the API page, with code for a table where it is given. */
export function apiAddress(table?: string): string {
  return table === undefined ? '/project/api' : `/project/api?${new URLSearchParams({ table }).toString()}`;
}
