import type { SportsProvider } from '@pavilion/contract';
import fc from 'fast-check';
import { SdkError } from '../errors/sdk-error';
import { parseProviderResponse } from './provider-envelope';

const names = {
  IMTY: ['StatusCode', 'StatusDesc'],
  OBTY: ['code', 'msg'],
  FBTY: ['code', 'message'],
} as const;
const anyProvider = fc.constantFrom<SportsProvider>('IMTY', 'OBTY', 'FBTY');
const parse = (provider: SportsProvider, text: string) => {
  try {
    return parseProviderResponse(provider, text);
  } catch (error) {
    if (error instanceof SdkError) return error;
    throw error;
  }
};

describe('parseProviderResponse', () => {
  it('[ERR-3] [SPT-6] accepts 0, 100, 0000000 and 350 as numbers or text, and rejects any other code', () => {
    const code = fc.oneof(
      fc.constantFrom<number | string>(0, '0', 100, '100', '0000000', 350, '350', 101, '00', '0100', -0),
      fc.integer(),
      fc.string(),
    );
    fc.assert(
      fc.property(anyProvider, code, fc.string({ minLength: 1 }), (provider, given, message) => {
        const [codeName, messageName] = names[provider];
        const text = JSON.stringify({ [codeName]: given, [messageName]: message, data: { a: 1 } });
        const response = parse(provider, text);
        const isZero = `${given}` === '0';
        const isSuccess = isZero || ['100', '0000000', '350'].includes(`${given}`);
        if (!isSuccess) expect(response).toMatchObject({ kind: 'provider', code: given });
        else expect(response).toMatchObject({ code: isZero ? 100 : given, message: message });
      }),
      { numRuns: 500 },
    );
  });

  it('[SPT-6] returns a response or throws an SdkError for any text', () => {
    fc.assert(
      fc.property(anyProvider, fc.oneof(fc.json(), fc.string()), (provider, text) => {
        const response = parse(provider, text);
        if (response instanceof SdkError) expect(['decode', 'provider']).toContain(response.kind);
        else expect(['number', 'string']).toContain(typeof response.code);
      }),
      { numRuns: 500 },
    );
  });
});
