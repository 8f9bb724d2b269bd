import type { CallResponse } from '@pavilion/contract';

/** The running round of a table, as the gateway answered it. */
export type TableRound = CallResponse<'tableRounds'>[number];

/** The last draw of a lottery. */
export type LastDrawn = NonNullable<TableRound['lastDraw']>;

/** `drawing` and `next` are the phases after the known one: the gateway is asked then. */
export type ShownPhase = TableRound['phase'] | 'drawing' | 'next';

export interface PhaseNow {
  readonly phase: ShownPhase;
  /** Seconds left of the phase, rounded up. */
  readonly seconds: number;
}

/** The phase of a round some time after the answer arrived. The answer has spans, so the browser's clock does not matter. */
export const phaseAfter = ({ phase, leftMs }: TableRound, elapsedMs: number): PhaseNow => {
  const left = leftMs - elapsedMs;
  if (left > 0) return { phase, seconds: Math.ceil(left / 1000) };
  return { phase: phase === 'reveal' ? 'next' : 'drawing', seconds: 0 };
};

/** Between two requests at least, ms: a lobby has tables whose phases end at different times. */
export const shortestPause = 4_000;
/** For the gateway to have begun the next phase, ms. */
const allowance = 300;

/** How long after an answer the rounds are fetched again, ms: when the first of the phases ends. */
export const refreshAfter = (rounds: readonly TableRound[]): number =>
  Math.max(shortestPause, Math.min(...rounds.map(({ leftMs }) => leftMs)) + allowance);
