import { prerender } from 'react-dom/static';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { addresses } from './routes.tsx';

export { addresses };

/** Renders a page as an anonymous visitor in the dark theme first sees it. Runs at build time, not in a browser. */
export async function renderPage(
  path: string,
): Promise<{ readonly title: string; readonly content: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // One chunk: several would need an inline script to assemble them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const title = /<title>([^<]*)<\/title>/u;
  return { title: title.exec(html)?.[1] ?? '', content: html.replace(title, '') };
}
