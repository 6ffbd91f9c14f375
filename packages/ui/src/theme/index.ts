import './layers.css.ts';
import './modes.css.ts';
import './page.css.ts';

export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export * from './values.ts';
