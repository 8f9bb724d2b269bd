const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour `share` (0 to 1) of the way from one `#rrggbb` to another. */
export const mix = (from: string, to: string, share: number): string => {
  const end = channels(to);
  const blended = channels(from).map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * share),
  );
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share);
export const darken = (hex: string, share: number): string => mix(hex, '#07030c', share);

/** A brighter colour of the same hue; mixing with white would make it pale. */
export const brighten = (hex: string, factor: number): string =>
  `#${channels(hex)
    .map((value) =>
      Math.min(255, Math.round(value * factor))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
