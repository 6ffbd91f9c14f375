import { globalLayer } from '@vanilla-extract/css';
import { tokensLayer } from './names.ts';

/** Layer order: later layers win, and the app's unlayered rules win over all. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer(tokensLayer),
  components: globalLayer('components'),
  states: globalLayer('states'),
};
