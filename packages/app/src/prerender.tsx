import { prerender } from 'react-dom/static';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { addresses } from './routes.tsx';

export { addresses };

/** A page as an anonymous visitor in the dark theme sees it first. Run while building, not in a browser. */
export async function renderPage(
  path: string,
): Promise<{ readonly title: string; readonly content: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // One piece: what comes in pieces needs an inline script to be put together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const title = /<title>([^<]*)<\/title>/u;
  return { title: title.exec(html)?.[1] ?? '', content: html.replace(title, '') };
}
