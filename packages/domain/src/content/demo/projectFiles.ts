import { projectTemplateById } from './projectTemplates.ts';

/** The facts from which a project's first files are generated. */
export interface ProjectFacts {
  readonly name: string;
  /** May be empty. */
  readonly description: string;
  /** Id of one of the four templates. */
  readonly templateId: string | undefined;
}

/** A text file. */
export interface ProjectFile {
  /** Relative to the project root, with slashes. */
  readonly path: string;
  readonly text: string;
}

function inHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}

/** Escapes Markdown characters in a line of text. */
function inMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|]/gu, String.raw`\$&`);
}

const style = `:root {
  color-scheme: light dark;
  font: 1.125rem/1.6 system-ui, sans-serif;
}

body {
  margin: 0 auto;
  max-width: 40rem;
  padding: 3rem 1.5rem;
}

h1 {
  line-height: 1.2;
}
`;

function page(name: string, description: string, features: readonly string[]): string {
  const about = description === '' ? 'This is the first page of the project.' : description;
  const list = features.map((feature) => `        <li>${inHtml(feature)}</li>\n`).join('');
  const planned = list === '' ? '' : `      <h2>What it will do</h2>\n      <ul>\n${list}      </ul>\n`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${inHtml(name)}</title>
    <link rel="stylesheet" href="style.css" />
  </head>
  <body>
    <main>
      <h1>${inHtml(name)}</h1>
      <p>${inHtml(about)}</p>
${planned}    </main>
  </body>
</html>
`;
}

/**
 * The first files of a project: a README, and a page that is ready to publish.
 * @example
 * projectFiles({ name: 'Club', description: '', templateId: undefined }).map(({ path }) => path)
 * // => ['README.md', 'public/index.html', 'public/style.css']
 */
export function projectFiles({ name, description, templateId }: ProjectFacts): readonly ProjectFile[] {
  const template = projectTemplateById(templateId);
  const features = template?.features ?? [];
  const readme = [
    `# ${inMarkdown(name)}`,
    ...(description === '' ? [] : [inMarkdown(description)]),
    ...(template ? [`Started from the template ${template.name}: ${features.join(', ')}.`] : []),
    'The pages of this project are in `public`.',
  ];
  return [
    { path: 'README.md', text: `${readme.join('\n\n')}\n` },
    { path: 'public/index.html', text: page(name, description, features) },
    { path: 'public/style.css', text: style },
  ];
}
