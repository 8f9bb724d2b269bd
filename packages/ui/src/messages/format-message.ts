/** Fills the placeholders of a text: `formatMessage('第 {page} 页', { page: 3 })` is `第 3 页`. */
export const formatMessage = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
