/**
 * A colour of a team for a style attribute. Anything but `#rrggbb` is left out: the server writes a style attribute as text, so
 * that another value could add declarations to it.
 */
export const teamColour = (colour: string): string =>
  /^#[0-9a-f]{6}$/i.test(colour) ? colour : 'transparent';
