import { sportsIds } from '@pavilion/contract';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Product } from '../../e2e/product';
import { cpuSlowdown } from '../browser';
import { type Measurement, ms } from '../measurement';

/** Frames that are measured at each load, and prices that change in each. */
const frames = 30;
const steady = 50;
const burst = 200;
const clicks = 40;

/** Records, in the page, when a frame with prices arrives and when the changed cells were painted. */
const recorder = `
  window.feedTimes = { painted: [], interactions: [], longTasks: [] };
  let arrivedAt;
  // Changes of an animation frame are painted with this frame, all others with the next one.
  let isInFrame = false;
  const runTask = (run) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = run;
    channel.port2.postMessage(0);
  };
  const nextFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => nextFrame((time) => {
    if (!isInFrame) runTask(() => { isInFrame = false; });
    isInFrame = true;
    callback(time);
  });
  const record = () => {
    if (arrivedAt === undefined) return;
    const from = arrivedAt;
    arrivedAt = undefined;
    const note = () => runTask(() => feedTimes.painted.push(performance.now() - from));
    if (isInFrame) note();
    else nextFrame(note);
  };
  window.startFeedTimes = () => {
    new MutationObserver((list) => {
      if (list.some(({ type }) => type === 'childList')) record();
    }).observe(document.querySelector('[role=grid]'), { subtree: true, childList: true });
  };
  const handlers = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  const add = WebSocket.prototype.addEventListener;
  const noting = (listener) => function (event) {
    if (String(event.data).startsWith('{"id":${sportsIds.changes}') && String(event.data).includes('"prices":{"')) arrivedAt = performance.now();
    return listener.call(this, event);
  };
  WebSocket.prototype.addEventListener = function (type, listener, options) {
    return add.call(this, type, type === 'message' ? noting(listener) : listener, options);
  };
  if (handlers?.set) Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...handlers,
    set(listener) { handlers.set.call(this, listener && noting(listener)); },
  });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) feedTimes.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) feedTimes.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
`;

interface FeedTimes {
  painted: number[];
  interactions: number[];
  longTasks: number[];
}

interface Change {
  readonly id: string;
  prices?: Record<string, number>;
  readonly snapshot?: object;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] ??
  Number.NaN;

/**
 * Opens the live board of the product. Its socket passes through here, so that each frame changes as many prices as wanted:
 * the gateway's own changes, and further ones of the cells on the screen.
 */
const openBoard = async (browser: Browser, product: Product, changes: { wanted: number }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const known = new Map<string, string[]>();
  page.on('response', async (response) => {
    if (!response.url().includes('/sports/board')) return;
    const body = (await response.json().catch(() => undefined)) as
      | {
          data?: {
            events?: {
              id: string;
              markets: { key: string; lines: { q: number; selections: { side: string }[] }[] }[];
            }[];
          };
        }
      | undefined;
    for (const { id, markets } of body?.data?.events ?? []) {
      known.set(
        id,
        markets.flatMap(({ key, lines }) =>
          lines
            .slice(0, 1)
            .flatMap(({ q, selections }) => selections.map(({ side }) => `${key}:${q}:${side}`)),
        ),
      );
    }
  });
  let round = 0;
  await page.routeWebSocket(/\/stream\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const text = String(message);
      if (changes.wanted === 0 || !text.startsWith(`{"id":${sportsIds.changes}`)) return socket.send(message);
      const frame = JSON.parse(text) as { msgData: { data: { main: Change[] } } };
      round += 1;
      let left = changes.wanted;
      const moved = frame.msgData.data.main.filter(({ snapshot }) => snapshot === undefined);
      for (const change of moved) {
        const own = known.get(change.id) ?? [];
        const share = Math.min(own.length, Math.ceil(left / moved.length) + 8, left);
        for (let index = 0; index < share; index += 1)
          change.prices = { ...change.prices, [own[index]!]: 1_500 + ((round * 37 + index * 11) % 900) };
        left -= share;
      }
      socket.send(JSON.stringify(frame));
    });
  });
  // After the socket of Playwright, which it extends.
  await page.addInitScript({ content: recorder });
  await page.goto(`${product.url}/game/sport`, { waitUntil: 'load' });
  await page.getByRole('grid').waitFor();
  // A poll of the list tells which cells there are.
  await page.waitForTimeout(20_000);
  await page.evaluate(() => (window as unknown as { startFeedTimes(): void }).startFeedTimes());
  const session = await context.newCDPSession(page);
  return { page, session, close: () => context.close() };
};

const reset = (page: Page) =>
  page.evaluate(() => {
    const { feedTimes } = window as unknown as { feedTimes: FeedTimes };
    feedTimes.painted = [];
    feedTimes.interactions = [];
    feedTimes.longTasks = [];
  });
const read = (page: Page): Promise<FeedTimes> =>
  page.evaluate(() => (window as unknown as { feedTimes: FeedTimes }).feedTimes);

const throttle = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

const scriptTime = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
};

/** Picks cells of the grid and takes them out again, with the mouse alone: looking for elements would delay the page. */
const press = async (page: Page) => {
  for (let index = 0; index < clicks; index += 1) {
    const [x, y] = await page.evaluate((place) => {
      const cells = [...document.querySelectorAll('[role=grid] button[data-status=open]')];
      const box = cells[place % Math.min(12, cells.length)]!.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    }, index);
    await page.waitForTimeout(60);
    await page.mouse.click(x, y);
    await page.waitForTimeout(120);
  }
};

/** From a frame to its painted cells, and the delay of interactions, on the live board of the product. */
export const liveBoard = async (browser: Browser, product: Product): Promise<Measurement> => {
  const changes = { wanted: 0 };
  const { page, session, close } = await openBoard(browser, product, changes);
  await session.send('Performance.enable');
  const rows: (string | number)[][] = [];
  for (const [wanted, rate, name] of [
    [steady, 1, `${steady} changes/s`],
    [burst, 1, `${burst} changes/s`],
    [burst, cpuSlowdown, `${burst} changes/s, CPU ÷ ${cpuSlowdown}`],
  ] as const) {
    changes.wanted = wanted;
    await throttle(session, rate);
    await page.waitForTimeout(2_000);
    await reset(page);
    const before = await scriptTime(session);
    await page.waitForTimeout(frames * 1_000);
    const script = ((await scriptTime(session)) - before) / frames;
    const { painted } = await read(page);
    rows.push([
      `frame to painted cells, ${name}`,
      painted.length,
      ms(percentile(painted, 0.5)),
      ms(percentile(painted, 0.95)),
      script.toFixed(1),
    ]);
  }
  changes.wanted = steady;
  await throttle(session, cpuSlowdown);
  await reset(page);
  await press(page);
  const { interactions } = await read(page);
  rows.push([
    `interaction with a cell at ${steady} changes/s, CPU ÷ ${cpuSlowdown}`,
    interactions.length,
    ms(percentile(interactions, 0.5)),
    ms(percentile(interactions, 0.98)),
    '',
  ]);
  await close();
  return {
    title: 'Sports: live board',
    method: `The board of matches in play of the product in Chromium, 1440×900. Its socket passes through the measurement, which changes further prices in the gateway’s frames. Painted: from the message event to the task after the frame in which its cells changed. Script: time of all scripts a second. The last row has the durations of the Event Timing API from 16 ms on; its last figure is the 98th percentile, as INP. Goals: p95 at most 32 ms, ${burst} changes within 8 ms of script, INP at most 100 ms.`,
    columns: ['', 'samples', 'p50 ms', 'p95 ms', 'script ms'],
    rows,
  };
};

/** The heap of a tab that shows the live board, garbage collected before each reading. */
export const boardHeap = async (
  browser: Browser,
  product: Product,
  minutes: number,
): Promise<Measurement> => {
  const { page, session, close } = await openBoard(browser, product, { wanted: 0 });
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  // Code that is compiled in the first minute is no growth.
  await page.waitForTimeout(Math.min(60_000, minutes * 30_000));
  await reset(page);
  const start = await used();
  const readings: [minute: number, bytes: number][] = [];
  const steps = Math.max(1, Math.min(3, Math.floor(minutes)));
  for (let step = 1; step <= steps; step += 1) {
    await page.waitForTimeout((minutes * 60_000) / steps);
    readings.push([(minutes * step) / steps, await used()]);
  }
  const { longTasks } = await read(page);
  await close();
  const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(2);
  return {
    title: 'Sports: heap of a live board',
    method: `A tab with the live board of the product and its real prices; garbage is collected before each reading, and the first minute is not counted. Tasks longer than 50 ms: ${longTasks.length} in ${minutes} minutes. Goal: at most 10 % growth in 30 minutes.`,
    columns: ['minutes', 'heap MiB', 'growth'],
    rows: [
      [0, mib(start), ''],
      ...readings.map(([minute, bytes]) => [
        minute.toFixed(minutes < 3 ? 1 : 0),
        mib(bytes),
        `${(((bytes - start) / start) * 100).toFixed(1)} %`,
      ]),
    ],
  };
};
