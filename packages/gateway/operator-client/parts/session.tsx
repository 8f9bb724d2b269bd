import { createContext, use } from 'react';
import type { OperatorCallName, OperatorResponse } from '../../src/operator/contract';

type Operator = OperatorResponse<'sessionInfo'>;

export const SessionContext = createContext<Operator | undefined>(undefined);

/** The operator who is logged in. */
export const useOperator = (): Operator => {
  const operator = use(SessionContext);
  if (!operator) throw new Error('useOperator needs a session');
  return operator;
};

/** Whether the roles of the operator allow a call. */
export const useCan = () => {
  const { calls } = useOperator();
  return (name: OperatorCallName): boolean => calls.includes(name);
};
