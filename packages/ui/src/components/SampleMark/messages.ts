/** English words of the mark and its switch. */
export const english = {
  sample: 'Sample data',
  live: 'Live data',
  switchLabel: 'Figures',
  sampleOption: 'Sample',
  liveOption: 'Live',
};
