/** Carries the token of the start in requests to sandbox controls. */
export const sandboxTokenHeader = 'X-SANDBOX-TOKEN';
