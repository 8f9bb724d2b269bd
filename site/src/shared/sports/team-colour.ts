/**
 * A colour of a team for a style attribute. Anything but `#rrggbb` becomes transparent: the server writes style attributes as
 * text, so another value could add declarations of its own.
 */
export const teamColour = (colour: string): string =>
  /^#[0-9a-f]{6}$/i.test(colour) ? colour : 'transparent';
