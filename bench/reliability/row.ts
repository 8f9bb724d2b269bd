/** What a row of the reliability page is given for one run. */
export interface RowOptions {
  /** Everything that the run draws comes of it. */
  seed: number;
  /** The short form, which `npm test` runs. */
  quick: boolean;
  /** An empty folder for whatever the run writes; it is removed after it. */
  folder: string;
  /** The gateway as one file for Node. */
  program: string;
  /** When the run should come to its end, done or not, ms since 1970; its counts then say how far it came. */
  deadline: number;
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
  run(options: RowOptions): Promise<Outcome>;
}

export const holds = ({ lost, double, findings }: Outcome): boolean =>
  lost === 0 && double === 0 && findings.length === 0;
