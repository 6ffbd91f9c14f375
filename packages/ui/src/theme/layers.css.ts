import { globalLayer } from '@vanilla-extract/css';
import { kitLayer, type LayerName } from './names.ts';

const parent = globalLayer(kitLayer);
const layer = (name: LayerName): string => globalLayer({ parent }, name);

/**
 * Layer order, inside the layer `saywright`: later layers win, and unlayered rules of a product win over all.
 * `elements` styles the elements of components; `reset` styles the whole page of a product that loads it.
 */
export const layers = {
  elements: layer('elements'),
  reset: layer('reset'),
  tokens: layer('tokens'),
  components: layer('components'),
  states: layer('states'),
};
