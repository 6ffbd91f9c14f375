import module from 'node:module';

// Caches compiled scripts for the next start; must be enabled before the large libraries load.
module.enableCompileCache();
await import('./serve.ts');
