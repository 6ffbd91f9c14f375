/** Default English texts. */
export const english = {
  sample: 'Sample data',
  live: 'Live data',
  switchLabel: 'Figures',
  sampleOption: 'Sample',
  liveOption: 'Live',
};
