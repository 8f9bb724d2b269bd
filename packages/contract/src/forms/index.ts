/** For whoever draws or takes a form that is described as data. */
export { coinAddressFault } from './coin-address';
export { type FormFault, type FormJudgement, type FormValues, judgeForm, optionFor } from './judge-form';
export { isLuhn } from './luhn';
