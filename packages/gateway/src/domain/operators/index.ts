/** Operators of the console: accounts, sessions, acts and their confirmation. Others import from this file only. */

export { createOperators, type Operator, type Operators } from './accounts';
export {
  type ActDone,
  type ActRecord,
  ActRepeated,
  type Acts,
  type ActTransaction,
  createActs,
  recordAct,
} from './acts';
export { OperatorError, type OperatorRefusal, operatorRefusals } from './operator-error';
