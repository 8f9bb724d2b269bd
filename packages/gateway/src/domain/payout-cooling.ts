/** Hours before money may be paid to a new or renamed payout account. The first account of a member waits too. */
export const coolingHours = 24;
