import module from 'node:module';

// Keeps compiled scripts for the next start, which must be switched on before the large libraries load.
module.enableCompileCache();
await import('./serve.ts');
