/** Height of the docked tour panel, set on the root element while the tour runs. */
export const tourHeight = '--kit-tour-height';
