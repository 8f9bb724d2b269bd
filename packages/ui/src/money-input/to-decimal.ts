/** The decimal string that a field's text stands for: `007.` is `7`, `.5` is `0.5`, nothing is nothing. */
export const toDecimal = (text: string): string =>
  text
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.');
