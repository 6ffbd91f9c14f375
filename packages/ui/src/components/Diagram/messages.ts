/** Default English texts. */
export const english = {
  empty: 'Nothing to draw yet.',
  tools: (label: string): string => `Size of ${label}`,
  larger: 'Zoom in',
  smaller: 'Zoom out',
  fit: 'Fit',
  zoom: (percent: string): string => `${percent}%`,
};
