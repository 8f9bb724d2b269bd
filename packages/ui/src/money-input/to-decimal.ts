/** The decimal string that a field's text stands for: `007.` is `7`, `.5` is `0.5`, nothing is nothing. */
export const toDecimal = (text: string): string => {
  const [whole = '', fraction = ''] = text.split('.');
  if (whole === '' && fraction === '') return '';
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
};
