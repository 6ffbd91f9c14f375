import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { themeScript } from '../ui/src/theme/themeScript.ts';
import { storageKeys } from './src/product.ts';

const engine = 'http://127.0.0.1:4321';

/** Ships the script that sets the theme before the first paint as a file, so that no inline script is needed. */
function themeFile(): Plugin {
  const source = themeScript(storageKeys.theme);
  return {
    name: 'saywright-theme-file',
    configureServer(server) {
      server.middlewares.use('/theme.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'theme.js', source });
    },
  };
}

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), themeFile()],
  resolve: { conditions: ['@saywright/source', ...defaultClientConditions] },
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/bridge': engine, '/auth/v1': engine, '/rest/v1': engine } },
});
