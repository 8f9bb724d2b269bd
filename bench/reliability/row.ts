import type { Attempt, GatewayProcess } from './gateway-process';
import type { BorrowedDatabase } from './lender';

/** What a row of the reliability page is given for one run. */
export interface RowOptions {
  /** Everything that the run draws comes of it. */
  seed: number;
  /** The short form, which `npm test` runs. */
  quick: boolean;
  /** When the run should come to its end, done or not, ms since 1970; its counts then say how far it came. */
  deadline: number;
}

/** What a run is given to work with. All of it is gone after the run, also when the row throws. */
export interface RowTools {
  /** An empty folder for whatever the run writes. */
  folder: string;
  /** Starts a gateway as a process of its own, with whatever it is to be told. */
  startGateway(settings: Record<string, string>): Promise<GatewayProcess>;
  /** The same, where it may well refuse to start. */
  attemptGateway(settings: Record<string, string>): Attempt;
  /** A database that nobody else uses, with all that a gateway finds or writes there when it starts first. */
  borrow(): Promise<BorrowedDatabase>;
  /** Has this done at the end, the latest first. */
  atEnd(end: () => Promise<unknown>): void;
}

/** What a run came to. */
export interface Outcome {
  /** Things that were asked for. */
  operations: number;
  /** How often something was killed or cut in the midst of it. */
  kills: number;
  /** Operations that were answered with success. */
  acknowledged: number;
  /** Acknowledged, and not stored as they were answered. */
  lost: number;
  /** Effects beyond the one that an idempotency key may have. */
  double: number;
  /** What else did not hold, in words. */
  findings: readonly string[];
  /** What a reader should know beside the numbers, one line. */
  note?: string;
  /** Markdown that the page shows under a heading of the row. */
  details?: string;
}

/** One row of `docs/reliability.md`: a promise, and the command that tries to break it. */
export interface Row {
  id: string;
  title: string;
  run(options: RowOptions, tools: RowTools): Promise<Outcome>;
}

export const holds = ({ lost, double, findings }: Outcome): boolean =>
  lost === 0 && double === 0 && findings.length === 0;
