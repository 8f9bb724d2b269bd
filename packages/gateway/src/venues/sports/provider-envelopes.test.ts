import type { SportsProvider } from '@pavilion/contract';
import vectors from '@pavilion/contract/vectors/envelopes.json';
import { providerEnvelopes } from './provider-envelopes';

const codeOf = (envelope: object) => Object.values(envelope)[0] as unknown;

describe.each(['IMTY', 'OBTY', 'FBTY'] as const satisfies readonly SportsProvider[])(
  'the envelope of %s',
  (provider) => {
    const ofProvider = vectors.filter((vector) => vector.provider === provider);

    it('[SPT-4] [SPT-6] equals the vectors for success and for an expired token', () => {
      const { success, expired } = providerEnvelopes[provider];
      const now = new Date(0);
      const right = ofProvider.filter(({ refused }) => refused === undefined).map(({ text }) => codeOf(text));
      const spent = ofProvider.filter(({ refused }) => refused !== undefined);
      expect(right).toContain(codeOf(success({}, now)));
      expect(spent.map(({ text }) => codeOf(text))).toEqual([codeOf(expired(now))]);
      expect(Object.keys(spent[0]?.text ?? {})).toEqual(
        expect.arrayContaining(Object.keys(success({}, now)).slice(0, 2)),
      );
    });
  },
);
