import { isUnavailable } from './availability';

/**
 * Runs a task for each item, one after another. One that fails does not keep the others from their turn; what failed is thrown
 * after the last one. Only when the database is gone do the others wait for the next run.
 */
export const runEach = async <Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await task(item);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} tasks failed`);
};
