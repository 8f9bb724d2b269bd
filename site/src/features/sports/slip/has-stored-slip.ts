/** The keys of slips, and of bets and cash-outs on their way. */
const keys = /^pavilion\.(slip|sport-)/;

/** Whether the tab has selections or requests from before a reload. */
export const hasStoredSlip = (): boolean => {
  try {
    return Object.keys(sessionStorage).some((key) => keys.test(key));
  } catch {
    return false; // Without storage nothing survives a reload.
  }
};
