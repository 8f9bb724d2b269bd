import { roomIds } from '@pavilion/contract';
import { startGateway } from '../../start-gateway';
import { openLive } from '../../testing/live-client';
import { type TestConsole, type TestOperator, withTestConsole } from '../../testing/test-console';
import type { TestGateway } from '../../testing/test-gateway';
import { newRoom } from '../../testing/test-room';
import { isStreamAddress, isStreamOrigin } from './stream-address';

const url = 'https://video.example/room/index.m3u8';

describe('the origin of streams', () => {
  it.each([
    ['https://video.example', true, true],
    ['https://video.example:8443', true, true],
    ['http://localhost:4700', true, false],
    ['http://127.0.0.1:4700', true, false],
    ['http://video.example', false, false],
    ['http://192.168.1.5', false, false],
    ['ftp://video.example', false, false],
    ['https://[::1]', false, false],
    ['https://video.example;script-src *', false, false],
    ['https://*', false, false],
    ['blob:', false, false],
  ])('[LIV-3] %s may come from a sandbox: %s, from others: %s', (origin, inSandbox, elsewhere) => {
    expect([isStreamOrigin(origin, true), isStreamOrigin(origin, false)]).toEqual([inSandbox, elsewhere]);
  });

  it('[LIV-3] ends the start when it is not safe', async () => {
    const start = startGateway({ port: 0, streamOrigins: ['https://video.example', 'http://video.example'] });
    await expect(start).rejects.toThrow(
      /^STREAM_ORIGINS names "http:\/\/video\.example"\. Streams come over https:/,
    );
  });
});

describe('the address of a stream', () => {
  const origins = ['https://video.example', 'http://localhost:4700'];

  it.each([url, 'http://localhost:4700/a.m3u8'])('[LIV-3] %s is allowed', (address) =>
    expect(isStreamAddress(address, origins)).toBe(true),
  );

  it.each([
    'https://other.example/index.m3u8',
    'https://video.example.other.example/index.m3u8',
    'http://video.example/index.m3u8',
    'https://video.example:8443/index.m3u8',
    'https://user@video.example/index.m3u8',
    'http://localhost:4701/a.m3u8',
    'javascript:alert(1)',
    'data:application/vnd.apple.mpegurl,',
    '/index.m3u8',
  ])('[LIV-3] %s is refused', (address) => expect(isStreamAddress(address, origins)).toBe(false));

  it('[LIV-3] of more than 500 characters is refused', () =>
    expect(isStreamAddress(`${url}?${'x'.repeat(500)}`, origins)).toBe(false));
});

describe('the stream of a live room', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let moderator: TestOperator;
  withTestConsole(
    async (...opened) => {
      [gateway, console] = opened;
      moderator = await console.newOperator('rin', ['moderator']);
      await gateway.app.listen({ port: 0, host: '127.0.0.1' });
      await newRoom(gateway, 'streamed');
    },
    { streamOrigins: ['https://video.example'] },
  );
  const change = (stream: string | null) => moderator.call('roomChange', { room: 'streamed', stream });
  const stream = async () => (await gateway.call('roomInfo', { room: 'streamed' })).data.room.stream;

  it('[LIV-3][OPS-5] is set and cleared by an operator, and those in the room see it within a second', async () => {
    const client = await openLive(gateway.app);
    client.send({ id: roomIds.join, room: 'streamed' });
    await client.next(roomIds.join);
    for (const next of [url, null]) {
      gateway.clock.advance(1_000);
      expect((await change(next)).data.outcome).toBe('done');
      // What is in force already is no act.
      expect(await change(next)).toMatchObject({ error: 'unchanged' });
      const expected = next === null ? { kind: 'drawn', url: null } : { kind: 'hls', url };
      expect(await stream()).toEqual(expected);
      await gateway.services.advanceRooms();
      expect(await client.next(roomIds.state)).toMatchObject({ msgData: { data: { stream: expected } } });
    }
    client.close();
    await client.closed;
    const acts = await gateway.services.db
      .selectFrom('operator_acts')
      .select(['before', 'after'])
      .where('call', '=', 'roomChange')
      .orderBy('id')
      .execute();
    expect(acts).toMatchObject([
      { before: { stream: null }, after: { stream: url } },
      { before: { stream: url }, after: { stream: null } },
    ]);
  });

  it('[LIV-3][OPS-5] at another origin is refused, and the drawn match stays', async () => {
    for (const address of ['https://other.example/index.m3u8', 'http://video.example/index.m3u8']) {
      const { http, error } = await change(address);
      expect([http, error]).toEqual([422, 'stream-not-allowed']);
    }
    expect(await stream()).toEqual({ kind: 'drawn', url: null });
  });

  it('[LIV-3] whose origin is no longer listed is the drawn match', async () => {
    const url = 'https://former.example/index.m3u8';
    await newRoom(gateway, 'former', { stream_kind: 'hls', stream_url: url });
    const { data } = await gateway.call('roomInfo', { room: 'former' });
    expect(data.room.stream).toEqual({ kind: 'drawn', url: null });
  });
});
