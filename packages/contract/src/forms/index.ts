/** Validation of forms that are described as data. */
export { coinAddressError } from './coin-address';
export { formField } from './form-field';
export { isLuhn } from './luhn';
export {
  type MemberCheck,
  type MemberControl,
  type MemberField,
  type MemberOption,
  memberFields,
  normalizeMemberField,
  passwordRules,
  profileFormFields,
  type RegistrationFieldName,
  registrationFields,
  type ValidationContext,
  validateMemberField,
  validateMemberFields,
} from './member-fields';
export { type PaymentDetails, paymentDetailsIn } from './payment-details';
export {
  type FormValidation,
  type FormValues,
  optionFor,
  validateForm,
} from './validate-form';
export { type FieldError, type TextRules, validateText } from './validate-text';
