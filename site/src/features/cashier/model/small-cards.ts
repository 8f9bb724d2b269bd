/** The width of cards that are many and have little text, for a `RadioGroup`: two in a row on phones, four beside the aside. */
export const smallCards = 'clamp(128px, 50% - 6px, 146px)';
