/** Texts of fields that every form shares. `{label}` names the field; lengths are text units, unless a text says characters. */
export const forms = {
  optional: 'Optional',
  choose: 'Choose',
  errorCount: '{count} to correct. Everything you typed is still here.',
  inputKept: 'Everything you typed is still here. You can change it and try again.',

  required: '{label}: this is required.',
  tooShort: '{label}: at least {limit} [character|characters] (a Chinese character counts as 2).',
  tooLong: '{label}: at most {limit} [character|characters] (a Chinese character counts as 2).',
  tooFewCharacters: '{label}: at least {limit} [character|characters].',
  tooManyCharacters: '{label}: at most {limit} [character|characters].',
  format: '{label}: this format is not right. Check it.',
  weak: '{label}: too simple. Choose another.',
  underAge: '{label}: you must be {limit} or older. Check the date.',
  taken: '{label}: already in use. Choose another.',
  mustAccept: 'Tick this first: {label}',
  unknown: '{label}: this is not right. Check it.',
  blocked: '{label}: this cannot be used. Choose another.',
  other: '{label}: this was not accepted. Check it and try again.',

  passwordRules: 'Password rules',
  ruleLength: '{min}–{max} [character|characters]',
  ruleLetter: 'A letter',
  ruleDigit: 'A digit',
  rulePlain: 'No spaces, plain characters',
  ruleMet: 'met',
  ruleUnmet: 'not met',
} as const;
