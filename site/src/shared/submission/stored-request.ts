import type { Operation, OperationRequest } from './submission';

/** Stores the pending request of an operation, so that a reload does not lose its idempotency key. */
export interface RequestStore<Body> {
  read(): OperationRequest<Body> | undefined;
  write(request: OperationRequest<Body>): void;
  remove(): void;
}

const isRequestOf = <Body>({ fields }: Operation<Body>, value: unknown): value is OperationRequest<Body> => {
  const { key, body } = (value ?? {}) as Partial<OperationRequest<Body>>;
  return (
    typeof key === 'string' &&
    typeof body === 'object' &&
    body !== null &&
    fields.every((name) => typeof body[name] === 'string')
  );
};

/** Without storage (denied or full) the operation still works, but its key does not survive a reload. */
const ifPossible = (access: () => void) => {
  try {
    access();
  } catch {
    // There is no other place to store it.
  }
};

/**
 * A store for each member: the next member of the same tab must not send the request.
 *
 * @param storage called on access, because a server has none
 */
export const createRequestStore = <Body>(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  operation: Operation<Body>,
  memberId: string,
): RequestStore<Body> => {
  const name = `pavilion.${operation.name}.${memberId}`;
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(storage().getItem(name) ?? 'null');
        return isRequestOf(operation, stored) ? stored : undefined;
      } catch {
        return undefined;
      }
    },
    write: (request) => ifPossible(() => storage().setItem(name, JSON.stringify(request))),
    remove: () => ifPossible(() => storage().removeItem(name)),
  };
};
