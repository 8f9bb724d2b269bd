import { type BetRecord, unfinishedKind } from '@pavilion/contract';

/** Whether a bet is on a hand or magazine that the member has not finished. Opening the game resumes it. */
export const isUnfinished = ({ state, detail }: Pick<BetRecord, 'state' | 'detail'>): boolean =>
  state === 'open' && detail.kind === unfinishedKind;
