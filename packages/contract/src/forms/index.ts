/** Validation of forms that are described as data. */
export { coinAddressError } from './coin-address';
export { isLuhn } from './luhn';
export {
  type FieldError,
  type FormValidation,
  type FormValues,
  optionFor,
  validateForm,
} from './validate-form';
