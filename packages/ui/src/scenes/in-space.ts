/**
 * Selector of a picture under the space theme: somewhere inside it, and not on an island of the default theme, such
 * as a preview beside the switch.
 */
export const inSpace = `[data-theme='space'] &:not([data-theme='space'] [data-theme='default'] *)`;
