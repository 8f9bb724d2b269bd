import { errorCodes } from '@pavilion/contract';

/** Why an address is restricted: the region that it is in, the address itself, or unusual access from its network (ERR-5). */
export const restrictionKinds = ['region', 'address', 'alert'] as const;

export type RestrictionKind = (typeof restrictionKinds)[number];

/** What the calls of a restricted address are answered. */
export const restrictionCodes = {
  region: errorCodes.regionRestricted,
  address: errorCodes.ipRestricted,
  alert: errorCodes.accessAlert,
} as const satisfies Readonly<Record<RestrictionKind, number>>;
