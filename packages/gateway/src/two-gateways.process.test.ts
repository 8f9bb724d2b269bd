import { livePath } from '@pavilion/contract';
import WebSocket from 'ws';
import { freePort } from './free-port';
import { bundleCommand, type Command } from './testing/command';
import { hasRedis, redisAdvice, startTestRedis, type TestRedis } from './testing/redis-server';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

const text = { 'zh-CN': '两台网关', en: 'Side by side' };
const title = 'two gateways as processes';

(hasRedis() ? describe : describe.skip)(hasRedis() ? title : `${title} (${redisAdvice})`, () => {
  let redis: TestRedis;
  let database: TestDatabase;
  let command: Command;
  beforeAll(async () => {
    command = bundleCommand();
    redis = await startTestRedis();
    database = await createTestDatabase('template0');
  });
  afterAll(async () => {
    await database.drop();
    await redis.stop();
    command.remove();
  });

  const start = async () => {
    const port = String(await freePort());
    const settings = { DATABASE_URL: database.url, REDIS_URL: redis.url, PORT: port, VENUE_PORT: '0' };
    const gateway = command.run(settings);
    await gateway.ready;
    return { ...gateway, port };
  };

  it('[LIV-2] start at the same time on an empty database, and deliver each other’s events', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    const socket = new WebSocket(`ws://localhost:${two.port}${livePath}`);
    const received = new Promise<void>((resolve) => {
      socket.on('message', (data) => String(data).includes(text.en) && resolve());
    });
    await new Promise((resolve) => socket.once('open', resolve));
    await fetch(`http://localhost:${one.port}/sandbox/v1/publish-notice`, {
      method: 'POST',
      headers: { ...one.sandboxHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify({ title: text, body: text }),
    });
    await received;
    socket.close();
    for (const { child } of [one, two]) child.kill('SIGTERM');
    const ended = await Promise.all([one.ended, two.ended]);
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  });
});
