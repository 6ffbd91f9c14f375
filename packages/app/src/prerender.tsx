import { prerender } from 'react-dom/static';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';

/** The home page as an anonymous visitor in the dark theme sees it first. Run while building, not in a browser. */
export async function renderHome(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location="/">
        <App />
      </StaticRouter>
    </StrictMode>,
    // One piece: what comes in pieces needs an inline script to be put together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // The page has its title in its head already.
  return html.replaceAll(/<title>[^<]*<\/title>/gu, '');
}
