/** The amount with the other sign, in decimal text. */
export const negative = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
