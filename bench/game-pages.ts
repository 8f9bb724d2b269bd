import type { Browser, Page } from '@playwright/test';
import type { Product } from '../e2e/product';
import { cpuSlowdown, emulation, openBrowser, openSlowPage, readPaint } from './browser';
import { kib, type Measurement, median, ms, quantile, repeat } from './measurement';
import { launchGame, registerPlayer } from './players';

const runs = 3;
/** How long layout shifts are counted after a page is ready, ms. */
const settlingTime = 500;
/** How long the frames of the fishing game are measured, ms. */
const shootingTime = 6_000;

const slotPage = 'slot';
const fishingPage = 'pond';
/** The heaviest page of each engine, and of the lotteries (`architecture/minified-client.test.ts`). */
const games = {
  [slotPage]: { enName: 'PAVILION', gameCode: 'golden-dragon' },
  table: { enName: 'PAVILION-ZR', gameCode: 'dragon-tiger' },
  lottery: { enName: 'PAVILION-CP', gameCode: 'mark-six' },
  'hand game': { enName: 'PAVILION-QP', gameCode: 'robbed-niuniu' },
  [fishingPage]: { enName: 'PAVILION-BY', gameCode: 'deep-sea' },
} as const;
type PageName = keyof typeof games;
const pageNames = Object.keys(games) as PageName[];

/** An event of a trace of Chromium; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  /** Processor time of its thread. */
  readonly tdur?: number;
}

const openGame = async (page: Page, url: string) => {
  // Not `networkidle`: table games keep a stream open.
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('#game[aria-busy=false]');
};

/** Opens a game in a new context, and reads its paint and the bytes of its responses as sent. */
const visit = async (browser: Browser, url: string) => {
  const page = await openSlowPage(browser);
  const sizes: Promise<{ isScript: boolean; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const isScript = request.resourceType() === 'script';
    sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ isScript, bytes })));
  });
  await openGame(page, url);
  await page.waitForTimeout(settlingTime);
  const { fcp, cls } = await readPaint(page);
  const responses = await Promise.all(sizes);
  await page.context().close();
  const sum = (of: typeof responses) => of.reduce((total, { bytes }) => total + bytes, 0);
  return { fcp, cls, script: sum(responses.filter(({ isScript }) => isScript)), all: sum(responses) };
};
type Visit = Awaited<ReturnType<typeof visit>>;

/**
 * Shoots in the fishing game on the slowed processor, and measures its animation frames: the processor time of the callbacks, from
 * a trace, since what else the machine does would lengthen the time of a clock.
 */
const measureFishingFrames = async (browser: Browser, url: string) => {
  const page = await openSlowPage(browser, { hasSlowNetwork: false });
  await openGame(page, url);
  // The largest magazine.
  await page.locator('#sizes input').last().check({ force: true });
  await page.locator('#load').click();
  await page.locator('#panel[data-turn=shoot]').waitFor();
  const { x, y, width, height } = (await page.locator('#pond').boundingBox())!;
  await page.mouse.move(x + width / 3, y + height / 3);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.mouse.down();
  await page.waitForTimeout(shootingTime);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await page.context().close();
  const frames = traceEvents.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
  const starts = frames.map(({ ts }) => ts).sort((one, other) => one - other);
  return {
    script: quantile(
      frames.map(({ tdur }) => (tdur as number) / 1_000),
      0.95,
    ),
    perSecond: ((starts.length - 1) * 1_000_000) / (starts.at(-1)! - starts[0]!),
  };
};

/** Measures the heaviest page of each kind of game, and compares it with that of a slot game. */
export const gamePages = async (product: Product): Promise<Measurement> => {
  const session = await registerPlayer(product, 'pages');
  const urls = {} as Record<PageName, string>;
  for (const name of pageNames) urls[name] = (await launchGame(product, session, games[name])).url;
  const browser = await openBrowser();
  const visits = await repeat(runs, async () => {
    const turn = {} as Record<PageName, Visit>;
    for (const name of pageNames) turn[name] = await visit(browser, urls[name]);
    return turn;
  });
  const pond = await measureFishingFrames(browser, urls[fishingPage]);
  await browser.close();

  const of = (name: PageName, key: keyof Visit) => median(visits.map((turn) => turn[name][key]));
  return {
    title: 'Game pages',
    method: `${emulation}; median of ${runs}, the pages in turn. KiB are the bodies of all responses until the page is ready, as sent: scripts with gzip; the stream of a table is not counted. Script is the processor time of the callback of an animation frame while a member shoots at the pond for ${shootingTime / 1_000} s (CPU ÷ ${cpuSlowdown}, ${pond.perSecond.toFixed(0)} frames per second without a graphics card). Goals: JavaScript at most 30 KiB, all at most 120 KiB, FCP at most 1.25 times that of the slot page, CLS at most 0.01, script at most 4 ms.`,
    columns: ['page', 'JavaScript KiB', 'all KiB', 'FCP ms', '× slot page', 'CLS', 'script ms, p95'],
    rows: pageNames.map((name) => [
      `${name} (${games[name].gameCode})`,
      kib(of(name, 'script')),
      kib(of(name, 'all')),
      ms(of(name, 'fcp')),
      (of(name, 'fcp') / of(slotPage, 'fcp')).toFixed(2),
      of(name, 'cls').toFixed(3),
      name === fishingPage ? pond.script.toFixed(1) : '',
    ]),
  };
};
