/** How many days the wallet looks back, as it stands in the address. */
export const flowDays = ['7', '30'] as const;
export type FlowDays = (typeof flowDays)[number];

/** Reads the word of an address; nonsense reads as a week. */
export const toFlowDays = (text: string | null): FlowDays => flowDays.find((days) => days === text) ?? '7';
