/** Operators of the console: accounts, sessions, acts and their confirmation. Others import from this file only. */

export { createOperators, type Operator } from './accounts';
export {
  type ActRecord,
  type ActTransaction,
  type AmountAlone,
  createActs,
  recordAct,
  SecondOperatorNeeded,
} from './acts';
export { OperatorError, type OperatorRefusal, operatorRefusals } from './operator-error';
