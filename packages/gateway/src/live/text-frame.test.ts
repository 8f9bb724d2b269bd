import type { Writable } from 'node:stream';
import { liveIds } from '@pavilion/contract';
import WebSocket from 'ws';
import { framesOf, textFrame } from './text-frame';

const notice = (body: string) => ({
  id: liveIds.notice,
  topic: 'site' as const,
  seq: 1,
  msgData: {
    data: {
      id: 'n',
      title: { 'zh-CN': '公告', en: 'x' },
      body: { 'zh-CN': body, en: '' },
      publishedAt: '2026-01-01T00:00:00.000Z',
    },
  },
});

/** The frame parser of `ws`, which its types do not declare. */
const { Receiver } = WebSocket as unknown as { Receiver: new (options: object) => Writable };

describe('text frame', () => {
  it.each([0, 1, 60, 125, 126, 200, 65_400, 65_535, 65_536, 100_000])(
    '[LIV-1] is parsed by an independent parser, with a body of %d characters',
    async (length) => {
      const frame = notice('云'.repeat(length));
      const receiver = new Receiver({ isServer: false });
      const read = new Promise((resolve) =>
        receiver.once('message', (data: Buffer) => resolve(JSON.parse(String(data)))),
      );
      receiver.write(textFrame(frame));
      expect(await read).toEqual(frame);
    },
  );

  it.each([1, 60, 1_000, 5_000, 70_000])(
    '[SPT-8] of a head and a shared tail is parsed as one message, with a body of %d characters',
    async (length) => {
      const frame = notice('云'.repeat(length));
      const json = JSON.stringify(frame);
      const receiver = new Receiver({ isServer: false });
      const read = new Promise((resolve) =>
        receiver.once('message', (data: Buffer) => resolve(JSON.parse(String(data)))),
      );
      for (const part of framesOf(json.slice(0, 20), Buffer.from(json.slice(20)))) receiver.write(part);
      expect(await read).toEqual(frame);
    },
  );
});
