import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SportsProvider } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import { fbtyCalls } from './fbty-calls';
import { imtyCalls } from './imty-calls';
import { obtyCalls } from './obty-calls';
import { createProviderBook, type ProviderBook, type ProviderBookServices } from './provider-book';
import { providerEnvelopes } from './provider-envelopes';
import { AnswerWithStatus, type ProviderRoute } from './provider-route';

const compress = promisify(gzip);

const callsOf: Readonly<Record<SportsProvider, (book: ProviderBook) => readonly ProviderRoute[]>> = {
  IMTY: imtyCalls,
  OBTY: obtyCalls,
  FBTY: fbtyCalls,
};

/** A call of a provider that answers in its envelope. */
export interface ProviderCall {
  readonly path: string;
  readonly access: ProviderRoute['access'];
  /** @param memberId is empty for a visitor. */
  answer(body: unknown, memberId: string, now: Date): Promise<object>;
}

/** The calls with which a provider serves the sportsbook: events, bets and cash-outs, all from the one book. */
export const providerCalls = (provider: SportsProvider, services: ProviderBookServices): ProviderCall[] => {
  const { success, rejected } = providerEnvelopes[provider];
  return callsOf[provider](createProviderBook(provider, services)).map(
    ({ path, access, isPacked, handle }) => ({
      path,
      access,
      async answer(body, memberId, now) {
        try {
          const answer = await handle(body, memberId);
          if (answer instanceof AnswerWithStatus) return success(answer.data, now, answer.status);
          if (!isPacked) return success(answer, now);
          const packed = (await compress(JSON.stringify(answer))).toString('base64');
          return { ...success({}, now), data: packed };
        } catch (error) {
          if (error instanceof BusinessError) return rejected(error.code, error.data, now);
          throw error;
        }
      },
    }),
  );
};
