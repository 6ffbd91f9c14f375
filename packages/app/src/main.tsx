import '@saywright/ui/theme';
import { defaultTheme, parseTheme } from '@saywright/domain/theme';
import { StrictMode, useEffect, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { markInteractive } from './interactive.ts';
import { storageKeys } from './product.ts';
import { fetchPage } from './routes.tsx';
import { readText } from './services/storage.ts';
import { mayHaveSession } from './services/supabase.ts';
import { fetchBackground } from './shell/Background.tsx';
import { fetchShell } from './shell/Shell.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

function Root(): ReactElement {
  useEffect(() => {
    // Not inside the effect: a replayed click may need components that are not hydrated yet.
    const timer = setTimeout(markInteractive);
    return () => clearTimeout(timer);
  }, []);
  return <App />;
}

const app = (
  <StrictMode>
    <BrowserRouter>
      <Root />
    </BrowserRouter>
  </StrictMode>
);

/**
 * Hydrates a page that was prerendered for this address, for a visitor without a session in the default theme. For
 * everyone else the page is rendered again; the prerendered content stays until then.
 */
async function start(place: HTMLElement): Promise<void> {
  const { pathname } = location;
  const { prerendered } = place.dataset;
  const canHydrate =
    prerendered === pathname && parseTheme(readText(storageKeys.theme)) === defaultTheme && !mayHaveSession();
  // With every chunk loaded, React hydrates each component at the first click on it.
  const around = prerendered === undefined ? [] : [fetchShell(), fetchBackground(pathname)];
  // What fails to load is retried later.
  await Promise.allSettled([fetchPage(pathname), ...around]);
  if (canHydrate) hydrateRoot(place, app);
  else createRoot(place).render(app);
}

void start(root);
