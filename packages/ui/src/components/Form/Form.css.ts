import { part } from '../../theme/layers.ts';
