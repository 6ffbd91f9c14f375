export { generateCode } from './generateCode.ts';
