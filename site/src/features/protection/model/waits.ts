import { limits } from '@pavilion/contract';

const { raiseWaits, raiseLapses, longerCheckWaits, returnWaits } = limits.protection;
const hour = 60 * 60_000;

/** How long a higher limit waits, and the days to confirm it in, as the values of texts. */
export const raiseTimes = { hours: raiseWaits / hour, days: raiseLapses / hour / 24 };

/** How long a longer interval of reality checks waits. */
export const checkTimes = { hours: longerCheckWaits / hour };

/** How long a member who asks to return waits. */
export const returnTimes = { hours: returnWaits / hour };
