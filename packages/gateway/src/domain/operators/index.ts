/** Operators of the console: accounts, sessions, acts and their confirmation. Others import from this file only. */

export { createOperators, type Operator } from './accounts';
export {
  type ActRecord,
  ActRepeated,
  type ActTransaction,
  type AmountAlone,
  createActs,
  recordAct,
  TooMuchAlone,
} from './acts';
export { OperatorError, type OperatorRefusal, operatorRefusals } from './operator-error';
