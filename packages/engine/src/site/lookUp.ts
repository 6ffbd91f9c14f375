/** Finds the file for a path: the exact file, a page without its extension, or the index page of a folder. */
export function lookUp(
  has: (name: string) => boolean,
  path: string,
): { readonly path: string } | { readonly redirect: string } | undefined {
  if (path === '' || path.endsWith('/'))
    return has(`${path}index.html`) ? { path: `${path}index.html` } : undefined;
  if (has(path)) return { path };
  if (has(`${path}.html`)) return { path: `${path}.html` };
  return has(`${path}/index.html`) ? { redirect: `${path}/` } : undefined;
}
