import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from freeing single pieces of WebAssembly code. It frees pieces that another thread still has, and then the
 * whole process ends (nodejs/node#64500): rarely, but with everybody's databases. What is kept instead is small, and
 * goes with the last open database. Must run before a database is opened.
 */
export function keepWasmCode(): void {
  setFlagsFromString('--no-wasm-code-gc');
}
