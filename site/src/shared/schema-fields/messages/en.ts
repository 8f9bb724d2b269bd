/** Texts of the fields of forms that are described as data. */
export const schemaFields = {
  detected: 'Detected from the number',
  errorChoose: 'Choose: {label}',
  errorShortDigits: '{label}: at least {limit} [digit|digits]. Is one missing?',
  errorLongDigits: '{label}: at most {limit} [digit|digits]. Is one too many?',
  errorDigits: '{label}: digits only. Take out the other characters.',
  errorFormat: '{label}: this does not have the right form. See the note below.',
  errorLuhn: 'The check digit does not fit, so a digit is wrong. Compare it with your card.',
  errorCoinAddress: 'The checksum does not fit, so a character is wrong. Copy the whole address again.',
  errorOtherNetwork: 'This address is not of the chosen network. Change the network or the address.',
  errorPaymentDetails: '{label}: to protect your money, no whole card number or coin address.',
  errorTaken: '{label}: bound by another member. If it is yours, contact support.',
} as const;
