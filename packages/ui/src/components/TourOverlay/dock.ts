/** Height of the docked tour panel, on the root element while the tour runs. */
export const tourHeight = '--kit-tour-height';
