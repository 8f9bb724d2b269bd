import { errorCodes } from '@pavilion/contract';

/** Whether an error of a query says that a venue is under maintenance (6014). */
export const isVenueMaintenance = (error: unknown): boolean =>
  Number((error as { readonly code?: number | string } | undefined)?.code) === errorCodes.venueMaintenance;
