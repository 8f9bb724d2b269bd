import { sql } from 'kysely';
import type { Database } from '../db/database';
import { PreparingClient } from '../db/prepared';

interface Statement {
  text: string;
  values: readonly unknown[];
  ms: number;
}

/** A plan as `explain (format json)` has it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** What a call reads. */
export interface ReadCost {
  statements: number;
  /** Blocks of 8 KiB, each time that one is looked at. */
  blocks: number;
  /** Tables that are read from the first row to the last. */
  scanned: string[];
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

const scansOf = (plan: PlanNode): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] as string] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

/**
 * Counts the blocks that the queries of an action read, by `explain (analyze, buffers)`. Unlike a time this does not depend on
 * what else the machine does.
 */
export const readCost = async (db: Database, action: () => Promise<unknown>): Promise<ReadCost> => {
  const statements = (await recordStatements(action))
    // Without the names of prepared statements, which an explained one must not share.
    .map(({ text, values }) => ({ text: text.replace(/\/\*.*?\*\//g, ''), values }))
    .filter(({ text }) => /^\s*(select|with)\b/i.test(text));
  let blocks = 0;
  const scanned: string[] = [];
  for (const { text, values } of statements) {
    const parameters = [...values];
    const parts = `explain (analyze, buffers, format json) ${text}`.split(/\$\d+/);
    const order = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => parameters[Number(place) - 1]);
    const explained = parts.reduce(
      (query, part, place) =>
        place === 0 ? sql.raw(part) : sql`${query}${order[place - 1]}${sql.raw(part)}`,
      sql``,
    );
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`${explained}`.execute(db);
    const plan = (rows[0] as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'][0].Plan;
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    scanned.push(...scansOf(plan));
  }
  return { statements: statements.length, blocks, scanned };
};
