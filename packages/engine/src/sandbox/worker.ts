import { expose } from 'comlink';
import { sandboxApi } from './sandbox.ts';

expose(sandboxApi());
