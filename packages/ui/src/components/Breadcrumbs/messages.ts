/** English words of the navigation. */
export const english = { label: 'Breadcrumbs' };
