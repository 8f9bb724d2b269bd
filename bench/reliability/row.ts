import type { PooledDatabase } from './database-pool';
import type { Attempt, GatewayProcess } from './gateway-process';

/** Options of one run of a row. */
export interface RowOptions {
  /** Determines every random choice of the run. */
  seed: number;
  /** The short form, which `npm test` runs. */
  quick: boolean;
  /** The run stops at this time (ms since 1970) even if unfinished; its counts show how much was done. */
  deadline: number;
}

/** Resources of one run. All are removed after the run, also when the row throws. */
export interface RowTools {
  /** An empty folder for files of the run. */
  folder: string;
  /** Starts a gateway in its own process, with these environment variables. */
  startGateway(settings: Record<string, string>): Promise<GatewayProcess>;
  /** The same for a gateway whose start may fail. */
  attemptGateway(settings: Record<string, string>): Attempt;
  /** A database of the run's own, seeded by a first start of the gateway. */
  acquireDatabase(): Promise<PooledDatabase>;
  /** Starts the database server of `createTestGateway`, which all rows share. */
  startTestServer(): Promise<void>;
  /** Registers an action for the end of the run; the latest runs first. */
  afterRun(action: () => Promise<unknown>): void;
}

/** The result of a run. */
export interface Outcome {
  /** Requests sent. */
  operations: number;
  /** Kills or injected faults. */
  kills: number;
  /** Operations with a successful response. */
  acknowledged: number;
  /** Acknowledged, but missing or different in the database. */
  lost: number;
  /** Effects beyond the one an idempotency key may have. */
  double: number;
  /** Descriptions of other failures. */
  findings: readonly string[];
  /** A remark for the page, one line. */
  note?: string;
  /** Markdown for the row's own section of the page. */
  details?: string;
}

/** One row of `docs/reliability.md`: a claim, and the command that tries to break it. */
export interface Row {
  /** The next free number; a variant of a row has its number and a letter. */
  id: string;
  /** The claim: what is attempted, how often, and what holds. */
  title: string;
  /** Why the row has no short form; `npm test` does not run it then. */
  longFormOnly?: string;
  run(options: RowOptions, tools: RowTools): Promise<Outcome>;
}

export const holds = ({ lost, double, findings }: Outcome): boolean =>
  lost === 0 && double === 0 && findings.length === 0;
