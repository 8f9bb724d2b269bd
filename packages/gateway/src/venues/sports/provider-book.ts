import {
  type CallRequest,
  type CallResponse,
  type EventView,
  errorCodes,
  type OutrightView,
  type SlipRefusalView,
  type SportBet,
  type SportsProvider,
} from '@pavilion/contract';
import type { Sport } from '@pavilion/contract/sports';
import { BusinessError } from '../../business-error';
import { readSlip } from '../../domain/sports';
import type { Services } from '../../services';
import { assertProviderOpen, checkNewBet } from './provider-open';

type ForProvider<Name extends 'sportsBoard' | 'sportsChanges' | 'sportsLimits' | 'sportsPlace'> = Omit<
  CallRequest<Name>,
  'provider'
>;

/** A bet that was placed, or why its slip was refused. */
export type Placed =
  | { readonly bet: SportBet; readonly balance: string }
  | { readonly refusal: SlipRefusalView };

/** A cash-out, or why its quote was refused. */
export type CashedOut =
  | CallResponse<'sportsCashOut'>
  | { readonly state: 'refused'; readonly reason: string };

/** The sportsbook as one provider offers it: what the calls of all providers answer from. */
export interface ProviderBook {
  board(query: ForProvider<'sportsBoard'>): Promise<CallResponse<'sportsBoard'>>;
  event(id: string): Promise<EventView>;
  changes(known: ForProvider<'sportsChanges'>): Promise<CallResponse<'sportsChanges'>>;
  results(query: CallRequest<'sportsResults'>): Promise<CallResponse<'sportsResults'>>;
  outrights(sport: Sport): Promise<readonly OutrightView[]>;
  limits(memberId: string, slip: ForProvider<'sportsLimits'>): Promise<CallResponse<'sportsLimits'>>;
  place(memberId: string, requestId: string, bet: ForProvider<'sportsPlace'>): Promise<Placed>;
  outcome(memberId: string, requestId: string): Promise<SportBet | null>;
  bets(memberId: string, query: CallRequest<'sportsBets'>): Promise<CallResponse<'sportsBets'>>;
  quotes(memberId: string, bets: readonly string[]): Promise<CallResponse<'sportsCashOutQuote'>>;
  cashOut(memberId: string, requestId: string, accepted: CallRequest<'sportsCashOut'>): Promise<CashedOut>;
}

export type ProviderBookServices = Pick<Services, 'sportsBook' | 'limitMember' | 'protection' | 'siteState'>;

const isError = (error: unknown, code: number): error is BusinessError =>
  error instanceof BusinessError && error.code === code;

/** The book of a provider. Bets go through the same placement as those of the site's own calls. */
export const createProviderBook = (
  provider: SportsProvider,
  { sportsBook, limitMember, protection, siteState }: ProviderBookServices,
): ProviderBook => ({
  async board(query) {
    await assertProviderOpen(provider, { siteState });
    return sportsBook.board({ ...query, provider });
  },
  async event(id) {
    await assertProviderOpen(provider, { siteState });
    return sportsBook.event(provider, id);
  },
  async changes(known) {
    await assertProviderOpen(provider, { siteState });
    return sportsBook.changes({ ...known, provider });
  },
  results: ({ sport, day, competition }) => sportsBook.results(sport, day, competition),
  async outrights(sport) {
    await assertProviderOpen(provider, { siteState });
    return (await sportsBook.outrights(provider, sport)).outrights;
  },
  async limits(memberId, slip) {
    await assertProviderOpen(provider, { siteState });
    return limitMember(memberId, () => sportsBook.limits(memberId, { ...slip, provider }));
  },

  place: (memberId, requestId, bet) =>
    limitMember(memberId, async () => {
      await checkNewBet({ memberId, key: requestId }, { sportsBook }, async () => {
        // guard: maintenance-takes-no-provider-bet
        await assertProviderOpen(provider, { siteState });
        await protection.passLaunch(memberId);
      });
      try {
        return await sportsBook.place(memberId, requestId, readSlip({ ...bet, provider }));
      } catch (error) {
        if (isError(error, errorCodes.slipRefused)) return { refusal: error.data as SlipRefusalView };
        throw error;
      }
    }),

  outcome: (memberId, requestId) => limitMember(memberId, () => sportsBook.outcome(memberId, requestId)),
  bets: (memberId, query) => limitMember(memberId, () => sportsBook.bets(memberId, query)),
  quotes: (memberId, bets) => limitMember(memberId, () => sportsBook.quotes(memberId, bets)),

  cashOut: (memberId, requestId, accepted) =>
    limitMember(memberId, async () => {
      try {
        return await sportsBook.cashOut(memberId, requestId, accepted);
      } catch (error) {
        if (!isError(error, errorCodes.cashOutRefused)) throw error;
        return { state: 'refused', reason: (error.data as { reason: string }).reason };
      }
    }),
});
