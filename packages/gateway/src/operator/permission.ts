import type { Operator } from '../domain/operators';
import type { OperatorCall } from './contract';

/** Whether the roles of an operator allow a call. */
export const mayCall = (
  { roles }: Pick<Operator, 'roles'>,
  { kind, roles: allowed }: Pick<OperatorCall, 'kind' | 'roles'>,
): boolean =>
  // guard: operator-call-by-role
  allowed === 'everyone' ||
  roles.includes('admin') ||
  (kind === 'read' && roles.includes('auditor')) ||
  roles.some((role) => allowed.includes(role));
