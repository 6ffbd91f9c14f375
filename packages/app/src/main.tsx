import '@saywright/ui/theme';
import { defaultTheme, parseTheme } from '@saywright/domain/theme';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { storageKeys } from './product.ts';
import { fetchPage } from './routes.tsx';
import { readText } from './services/storage.ts';
import { mayHaveSession } from './services/supabase.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// Some pages come drawn already, at their own address and for visitors without an account in the default theme; for
// others they are drawn anew.
const isAsDrawn =
  root.dataset.drawn === location.pathname &&
  parseTheme(readText(storageKeys.theme)) === defaultTheme &&
  !mayHaveSession();
if (isAsDrawn) hydrateRoot(root, app);
// What is drawn for others stays until their own can be drawn in one go.
else void fetchPage(location.pathname).then(() => createRoot(root).render(app));
