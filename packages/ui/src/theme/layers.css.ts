import { globalLayer } from '@vanilla-extract/css';

/** The one declaration of layer order: later layers win, and unlayered rules of the app win over all. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer('components'),
  states: globalLayer('states'),
};
