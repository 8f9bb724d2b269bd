import { PreparingClient } from '../db/prepared';

interface Statement {
  text: string;
  values: readonly unknown[];
  ms: number;
}

/** The statements that an action sends through connections of this process, with the time from sending to the answer, ms. */
export const recordStatements = async (action: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const { query } = PreparingClient.prototype;
  PreparingClient.prototype.query = function record(this: PreparingClient, ...args: unknown[]) {
    const [text, values] = args;
    const start = performance.now();
    const answer = (query as (...all: unknown[]) => unknown).apply(this, args);
    if (typeof text === 'string') {
      const statement = { text, values: Array.isArray(values) ? values : [], ms: 0 };
      statements.push(statement);
      const end = () => {
        statement.ms = performance.now() - start;
      };
      (answer as Promise<unknown>).then(end, end);
    }
    return answer as never;
  };
  try {
    await action();
  } finally {
    PreparingClient.prototype.query = query;
  }
  return statements;
};
