/** Puts values in a catalogue's places: `fillWords('第 {page} 页', { page: 3 })` is `第 3 页`. */
export const fillWords = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
