import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { sentence } from '../http/headers.ts';
import { pagesPath } from '../protocol/index.ts';

/**
 * A page of an app in a trial: without an origin, it reaches nothing of the studio, and nothing on the network but
 * pictures. The origin that its scripts are loaded from is another one for it, and therefore has to allow it.
 */
const headers = {
  'content-security-policy':
    "sandbox allow-scripts allow-forms; default-src 'none'; script-src 'self'; style-src 'self'; img-src https: http: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cache-control': 'no-cache',
} as const;

/** Every page is the same document, which asks the studio around its frame what it is. */
const emptyPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Trial</title>
    <link rel="stylesheet" href="app.css">
    <script type="module" src="trial.js"></script>
  </head>
  <body></body>
</html>
`;

/** Serves what the pages of apps in trials load; their content and their rows are in the visitor's browser only. */
export function trialPages(parts: {
  readonly script: string;
  readonly styles: string;
  /** Connects a page to the studio around it. */
  readonly frame: string;
}): Hono {
  const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
    'app.js': ['text/javascript', parts.script],
    'app.css': ['text/css', parts.styles],
    'trial.js': ['text/javascript', parts.frame],
    'config.js': ['text/javascript', "export const key = '';\n"],
  };
  const app = new Hono();
  app.use(`${pagesPath}*`, compress());
  app.get(`${pagesPath}:file{[\\w-]+\\.\\w+}`, (c) => {
    const name = c.req.param('file');
    const [type, content] = files[name] ?? (name.endsWith('.html') ? ['text/html', emptyPage] : []);
    if (content === undefined) return sentence(404, 'There is no such file.');
    return c.body(content, 200, { ...headers, 'content-type': `${type}; charset=utf-8` });
  });
  return app;
}
