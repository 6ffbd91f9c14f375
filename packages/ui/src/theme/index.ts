import './layers.css.ts';
import './modes.css.ts';
import './base.css.ts';

export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export * from './values.ts';
