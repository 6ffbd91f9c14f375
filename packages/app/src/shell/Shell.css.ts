import { style } from '@vanilla-extract/css';

/** On phones the menu holds this. */
export const notOnPhones = style({ '@media': { 'screen and (max-width: 720px)': { display: 'none' } } });
