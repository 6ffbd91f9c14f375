import { globalLayer } from '@vanilla-extract/css';
import { tokensLayer } from './names.ts';

/** The one declaration of layer order: later layers win, and unlayered rules of the app win over all. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer(tokensLayer),
  components: globalLayer('components'),
  states: globalLayer('states'),
};
