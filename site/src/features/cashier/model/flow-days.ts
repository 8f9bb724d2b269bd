/** The periods of the flow chart in days, as in the query. */
export const flowDays = ['7', '30'] as const;
export type FlowDays = (typeof flowDays)[number];

/** Reads the query parameter. Any other value reads as a week. */
export const toFlowDays = (text: string | null): FlowDays => flowDays.find((days) => days === text) ?? '7';
