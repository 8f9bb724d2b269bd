export type { Amount } from './amount';
export { addAmounts, compareAmounts } from './amount-arithmetic';
export { convertOdds } from './convert-odds';
export { inEachLanguage, isLanguage, localized, messagesIn } from './each-language';
export { ellipsis } from './ellipsis';
export { type AmountOptions, formatAmount, truncateAmount } from './format-amount';
export { formatOdds } from './format-odds';
export { groupThousands } from './group-thousands';
export { toHalfWidth } from './half-width';
export {
  dateTag,
  inLanguage,
  type Language,
  type Localized,
  type LocalizedMessages,
  languageIds,
  languages,
  type OtherLanguages,
} from './languages';
export { maskName, maskPhone } from './mask';
export { formatMinor, parseMinor } from './minor-units';
export { OddsFormat } from './odds-format';
export { defaultCountry, formatPhone, type Phone, parsePhone } from './phone';
export { punctuationOf } from './punctuation';
export { sanitizeAmount } from './sanitize-amount';
export { textUnits } from './text-units';
