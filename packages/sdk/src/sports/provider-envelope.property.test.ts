import type { SportsProvider } from '@pavilion/contract';
import fc from 'fast-check';
import { SdkError } from '../errors/sdk-error';
import { parseProviderResponse } from './provider-envelope';

const names = {
  IMTY: ['StatusCode', 'StatusDesc'],
  OBTY: ['code', 'msg'],
  FBTY: ['code', 'message'],
} as const;
const provider = fc.constantFrom<SportsProvider>('IMTY', 'OBTY', 'FBTY');
const said = (who: SportsProvider, text: string) => {
  try {
    return parseProviderResponse(who, text);
  } catch (error) {
    if (error instanceof SdkError) return error;
    throw error;
  }
};

describe('whatever a provider answers', () => {
  it('[ERR-3] [SPT-6] is a success for 0, 100, 0000000 and 350, as numbers and as texts, and else an error with the code', () => {
    const code = fc.oneof(
      fc.constantFrom<number | string>(0, '0', 100, '100', '0000000', 350, '350', 101, '00', '0100', -0),
      fc.integer(),
      fc.string(),
    );
    fc.assert(
      fc.property(provider, code, fc.string({ minLength: 1 }), (who, given, words) => {
        const [codeName, wordsName] = names[who];
        const sent = JSON.stringify({ [codeName]: given, [wordsName]: words, data: { a: 1 } });
        const answer = said(who, sent);
        const isZero = `${given}` === '0';
        const isGood = isZero || ['100', '0000000', '350'].includes(`${given}`);
        if (!isGood) expect(answer).toMatchObject({ kind: 'provider', code: given });
        else expect(answer).toMatchObject({ code: isZero ? 100 : given, message: words });
      }),
      { numRuns: 500 },
    );
  });

  it('[SPT-6] is never more than an answer or an SdkError, however garbled', () => {
    fc.assert(
      fc.property(provider, fc.oneof(fc.json(), fc.string()), (who, text) => {
        const answer = said(who, text);
        if (answer instanceof SdkError) expect(['decode', 'provider']).toContain(answer.kind);
        else expect(['number', 'string']).toContain(typeof answer.code);
      }),
      { numRuns: 500 },
    );
  });
});
