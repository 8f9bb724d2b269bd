import { type CodeDefinition, codes } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { createTestClient, refuse } from '../testing/index';
import { codeEffects, endsSession } from './effects';
import type { ErrorEffectEvent } from './error-effects';
import type { SdkError } from './sdk-error';

const errors = (Object.entries(codes) as [string, CodeDefinition][])
  .filter(([, { kind }]) => kind !== 'success')
  .map(([code, { message }]) => [Number(code), message['zh-CN']] as const);

/** A logged-in client whose next calls are rejected, `times` in a row. */
const rejectCalls = async (code: number, message: string, times = 1) => {
  const { client, ports } = createTestClient({ handlers: { memberInfo: () => refuse(code, message) } });
  client.session.start('token-1');
  const received: ErrorEffectEvent[] = [];
  client.effects.subscribe((effect) => received.push(effect));
  const rejections: SdkError[] = [];
  for (let turn = 0; turn < times; turn += 1)
    await client.request(wire.memberInfo, {}).catch((error: SdkError) => rejections.push(error));
  await ports.clock.advance(1_000);
  return { client, received, rejections, broadcasts: ports.tab.broadcasts };
};

describe('every code of the catalogue as the response to a call', () => {
  it.each(errors)(
    '[ERR-2] %d rejects with a business error that has the gateway’s message',
    async (code, message) => {
      const { rejections } = await rejectCalls(code, message);
      expect(rejections).toMatchObject([
        { name: 'BusinessError', kind: 'business', status: 200, code, message },
      ]);
    },
  );

  it.each(errors)('[ERR-7] %d has the effects of its row and no others', async (code, message) => {
    const { client, received, rejections, broadcasts } = await rejectCalls(code, message);
    const expected = codeEffects[code]?.effects ?? [];
    const data = rejections[0]?.data;
    expect(received).toEqual(expected.map((effect) => ({ ...effect, code, message, data })));
    expect(client.session.token()).toBe(endsSession({ code }) ? undefined : 'token-1');
    expect(broadcasts.map(({ name }) => name)).toEqual([`BusinessError:${code}`]);
  });

  it.each(errors.filter(([code]) => codeEffects[code] && !endsSession({ code })))(
    '[ERR-9] a burst of %d is reported once',
    async (code, message) => {
      const { received, rejections } = await rejectCalls(code, message, 50);
      expect(rejections).toHaveLength(50);
      expect(received).toHaveLength(codeEffects[code]!.effects.length);
    },
  );
});
