/** Texts of the frame of a page: its header, and what it shows without its data. */
export const layout = {
  loadFailed: 'This did not load',
  sandbox: 'Simulated',
  transferNothing: 'All money here is play money: transfer nothing to any account.',
  enterNoRealAccount: 'All money here is play money. Please enter no real card or account of yours.',
  enterNoRealData: 'Nothing here is real. Upload any picture, and never your papers.',
  enterNoRealAddress: 'Nothing is sent. Enter no real address.',
} as const;
