import type { ReactElement } from 'react';
import { AuthProvider } from './providers/AuthProvider.tsx';
import { NetworkProvider } from './providers/NetworkProvider.tsx';
import { ThemeProvider } from './providers/ThemeProvider.tsx';
import { Pages } from './routes.tsx';
import { Background } from './shell/Background.tsx';
import { Recovery } from './shell/Recovery.tsx';
import { Shell } from './shell/Shell.tsx';

/** Everything that every page has. */
export function App(): ReactElement {
  return (
    <ThemeProvider>
      <Recovery>
        <NetworkProvider>
          <AuthProvider>
            <Shell>
              <Pages />
            </Shell>
            <Background />
          </AuthProvider>
        </NetworkProvider>
      </Recovery>
    </ThemeProvider>
  );
}
