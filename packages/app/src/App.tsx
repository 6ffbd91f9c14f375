import { lazy, Suspense, type ReactElement } from 'react';
import { AuthProvider } from './providers/AuthProvider.tsx';
import { NetworkProvider } from './providers/NetworkProvider.tsx';
import { ThemeProvider } from './providers/ThemeProvider.tsx';
import { Pages } from './routes.tsx';
import { Shell } from './shell/Shell.tsx';

const Toasts = lazy(() => import('./shell/Toasts.tsx'));

/** Everything that is there on every page. */
export function App(): ReactElement {
  return (
    <ThemeProvider>
      <NetworkProvider>
        <AuthProvider>
          <Shell>
            <Pages />
          </Shell>
          <Suspense>
            <Toasts />
          </Suspense>
        </AuthProvider>
      </NetworkProvider>
    </ThemeProvider>
  );
}
