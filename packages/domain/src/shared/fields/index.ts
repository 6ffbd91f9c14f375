export { fieldOf, textField } from './fields.ts';
