import { createServer, type Server } from 'node:http';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes } from './checks';
import { withMotion } from './chromium';
import { videoSegment, videoSize } from './generated-video';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Locator, type Page, test } from './test';
import { roomsTexts } from './texts';

/** The colours of the seconds of the stream, in turn: a player shows both only if it plays. */
const colours = [
  { name: 'red', y: 81, cb: 90, cr: 240 },
  { name: 'green', y: 145, cb: 54, cr: 34 },
] as const;
const playlist = [
  '#EXTM3U',
  '#EXT-X-VERSION:3',
  '#EXT-X-TARGETDURATION:1',
  '#EXT-X-MEDIA-SEQUENCE:0',
  ...Array.from({ length: 20 }, (_, index) => `#EXTINF:1.000,\n${index}.ts`),
  '#EXT-X-ENDLIST',
].join('\n');

/** A server of one stream: its segments are generated. */
const startStream = async () => {
  const requested: string[] = [];
  let isDead = false;
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    requested.push(path);
    response.setHeader('access-control-allow-origin', '*');
    if (isDead) response.writeHead(404).end();
    else if (path.endsWith('.m3u8'))
      response.writeHead(200, { 'content-type': 'application/vnd.apple.mpegurl' }).end(playlist);
    else {
      const index = Number.parseInt(path.split('/').at(-1) ?? '', 10);
      const colour = colours[index % 2] as (typeof colours)[number];
      response.writeHead(200, { 'content-type': 'video/mp2t' }).end(videoSegment(index, colour));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    requested,
    die: () => {
      isDead = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

// A video begins by itself only where motion is not reduced.
test.use(withMotion);

let product: Product;
let stream: Awaited<ReturnType<typeof startStream>>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  stream = await startStream();
  product = await startSeededProduct({ STREAM_ORIGINS: stream.origin });
});
test.afterAll(async () => {
  await product?.dispose();
  stream?.close();
});

const room = 'tennis';
const slowly = { timeout: 60_000 };

/** The files of hls.js among the requests of a page. */
const collectPlayers = (page: Page) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/hls[\w.-]*\.js$/.test(new URL(request.url()).pathname)) files.push(request.url());
  });
  return files;
};

/** The size of the pictures that a player has, and the colour of the one that it shows. */
const shownBy = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => {
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(element, 0, 0, 1, 1);
    const [red = 0, green = 0] = context.getImageData(0, 0, 1, 1).data;
    const colour = red > 200 && green < 60 ? 'red' : green > 200 && red < 60 ? 'green' : `${red} ${green}`;
    return { width: element.videoWidth, height: element.videoHeight, colour };
  });

test('[LIV-3] a room with the address of a stream plays it under the policy of the page, and draws the match when it is dead', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const problems = collectProblems(page);
  const players = collectPlayers(page);
  // As a browser that plays no HLS itself.
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.goto(`${product.url}${paths.home}?room=${room}`);
  const video = page.getByLabel(roomsTexts.video, { exact: true });
  await expect(page.getByRole('region', { name: roomsTexts.messages })).toBeVisible(slowly);
  await expect(video).toHaveCount(0);
  expect(players).toEqual([]);

  await product.control('room-change', { room, stream: `${stream.origin}/live/index.m3u8` });
  await expect(video).toBeVisible(slowly);
  for (const { name: colour } of colours)
    await expect
      .poll(() => shownBy(video), { ...slowly, intervals: [100] })
      .toEqual({ ...videoSize, colour });
  expect(players).toHaveLength(1);
  expect(stream.requested).toContain('/live/0.ts');
  await expectAccessibleInAllThemes(page, 'a room with a video');
  problems.expectNone('a room with a video');

  stream.die();
  await product.control('room-change', { room, stream: `${stream.origin}/dead/index.m3u8` });
  const notice = page.getByText(roomsTexts.videoDead).or(page.getByText(roomsTexts.videoDeadAlone));
  await expect(notice).toBeVisible(slowly);
  await expect(video).toHaveCount(0);
  await product.control('room-change', { room, stream: null });
  await expect(notice).toHaveCount(0, slowly);
});
