import type { SportsProvider } from '@pavilion/contract';
import vectors from '../../../contract/vectors/envelopes.json';
import { parseProviderResponse } from './provider-envelope';

it.each(vectors)(
  '[SPT-6] [ERR-3] parses the response of $provider: $text',
  ({ provider, text, code, data, refused }) => {
    const read = () => parseProviderResponse(provider as SportsProvider, JSON.stringify(text));
    if (refused === undefined) expect(read()).toMatchObject({ code, data });
    else expect(read).toThrow(expect.objectContaining({ kind: 'provider', code: refused }));
  },
);
