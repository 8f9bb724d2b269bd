import { SdkError } from '../../errors/sdk-error';
import type { Send } from './adapter';
import * as imty from './imty';
import * as obty from './obty';
import { adapters, pack, providers, run, sendAnswer, vectorsOf } from './testing/wire-vectors';
import { unpack } from './unpack';

describe.each(providers)('the adapter of %s', (provider) => {
  const { createAdapter } = adapters[provider];
  // The outcome of a decided bet takes two requests at IMTY.
  const single = vectorsOf(provider).filter(
    ({ operation }) => !(provider === 'IMTY' && operation === 'outcome'),
  );

  it.each(single.map((vector) => [vector.operation, vector] as const))(
    '[SPT-8] writes the request and reads the answer of the vector %s',
    async (_, vector) => {
      const sent: unknown[] = [];
      const send: Send = (path, body) => {
        sent.push(path, JSON.parse(JSON.stringify(body)));
        return sendAnswer(vector, vector.answer)(path, body);
      };
      expect(await run(createAdapter(send), vector.operation, vector.arguments)).toEqual(vector.model);
      expect(vector.path.endsWith(String(sent[0]))).toBe(true);
      expect(sent[1]).toEqual(vector.request);
    },
  );
});

describe('the adapter of IMTY', () => {
  const vectorOf = (operation: string) => vectorsOf('IMTY').find((vector) => vector.operation === operation)!;
  const rejected = (code: number, data: unknown = {}) =>
    new SdkError({ kind: 'provider', code, data, response: {} });

  it('[SPT-8] asks the list for a wager that is not pending', async () => {
    const { answer, model } = vectorOf('outcome');
    const sent: string[] = [];
    const adapter = imty.createAdapter(async (path) => {
      sent.push(path);
      if (path === '/GetPendingWagerStatus') throw rejected(370);
      return answer;
    });
    expect(await adapter.outcome('request-1')).toEqual(model);
    expect(sent).toEqual(['/GetPendingWagerStatus', '/GetWagerByRequest']);
  });

  it('[SPT-8] reads the wager of its request, whatever the status of the answer', () => {
    const [accepted, refused] = vectorsOf('IMTY')
      .filter(({ operation }) => operation === 'place')
      .map(({ answer }) => (answer as { Wagers: [{ RequestId: string }] }).Wagers[0]);
    const data = { Wagers: [accepted, refused] };
    expect(imty.readPlacement(data, refused!.RequestId)).toMatchObject({ state: 'refused' });
    expect(imty.readPlacement(data, accepted!.RequestId)).toMatchObject({ state: 'accepted' });
    expect(() => imty.readPlacement(data, 'another-one')).toThrow(SdkError);
  });

  it('[SPT-8] throws the error of a wager that was refused for another reason than its slip', () => {
    const wager = { RequestId: 'request-1', BetConfirmationStatus: 3, ErrorCode: 20101, ErrorData: { a: 1 } };
    expect(() => imty.readPlacement({ Wagers: [wager] }, 'request-1')).toThrow(
      expect.objectContaining({ kind: 'business', code: 20101, data: { a: 1 } }),
    );
  });

  it('[SPT-8] rejects with the error of another status', async () => {
    const adapter = imty.createAdapter(() => Promise.reject(rejected(101)));
    const [{ arguments: given }] = [vectorOf('place')];
    await expect(run(adapter, 'place', given)).rejects.toMatchObject({ code: 101 });
    await expect(adapter.outcome('request-1')).rejects.toMatchObject({ code: 101 });
  });

  it('[SPT-8] reads an answer without a bet setting as not bettable', () => {
    expect(imty.readQuote({ WagerSelectionInfos: [] })).toEqual({ isBettable: false, legs: [] });
  });
});

describe('the packed data of OBTY', () => {
  it('[SPT-6] are unpacked', async () => {
    expect(await unpack(pack({ 名: ['江河'] }))).toEqual({ 名: ['江河'] });
  });

  it.each(['', 'AAAA', '%%', pack(7), `${pack({}).slice(0, 12)}`, 7, null, { data: 1 }])(
    '[SPT-6] of another form are a decode error: %j',
    async (data) => {
      await expect(unpack(data)).rejects.toMatchObject({ name: 'DecodeError', kind: 'decode' });
    },
  );

  it('[SPT-6] name the missing DecompressionStream as the cause', async () => {
    const { DecompressionStream: original } = globalThis;
    try {
      Object.assign(globalThis, { DecompressionStream: undefined });
      await expect(unpack(pack({}))).rejects.toMatchObject({
        kind: 'decode',
        cause: { message: expect.stringContaining('no DecompressionStream') },
      });
    } finally {
      Object.assign(globalThis, { DecompressionStream: original });
    }
  });

  it('[SPT-6] have no price with more than three decimals', () => {
    expect(obty.readPrice(195_000)).toBe(1950);
    expect(() => obty.readPrice(195_001)).toThrow(SdkError);
  });
});
