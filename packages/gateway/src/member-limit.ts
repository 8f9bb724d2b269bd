import { errorCodes } from '@pavilion/contract';
import { BusinessError } from './business-error';
import { createConcurrencyLimits, Overloaded } from './concurrency-limit';

/** Runs operations of a member, a few at the same time. */
export type MemberLimit = <Result>(memberId: string, task: () => Promise<Result>) => Promise<Result>;

/**
 * Operations of one member wait for locks on its rows, and each holds a connection of the pool meanwhile. Without a limit they
 * could take the connections that other members need.
 *
 * @throws BusinessError 20004 tooManyRequests when too many of the member wait, or one has waited for 10 s.
 */
export const createMemberLimit = (): MemberLimit & { waiting(): number } => {
  const run = createConcurrencyLimits({ concurrency: 4, queueLength: 250, queueTimeout: 10_000 });
  const limit: MemberLimit = (memberId, task) =>
    // guard: calls-of-a-member-limited
    run(memberId, task).catch((error: unknown) => {
      throw error instanceof Overloaded ? new BusinessError(errorCodes.tooManyRequests) : error;
    });
  return Object.assign(limit, { waiting: run.waiting });
};
