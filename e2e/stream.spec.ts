import { createServer, type Server } from 'node:http';
import { paths } from '../site/src/routes/paths';
import { collectProblems, expectAccessibleInAllThemes } from './checks';
import { withMotion } from './chromium';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';
import { expect, type Page, test } from './test';
import { roomsTexts } from './texts';

/** A silent frame of MPEG-1 layer III: 128 kbit/s at 44.1 kHz, 26 ms. */
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);
/** About a second of silence. */
const segment = Buffer.concat(Array.from({ length: 38 }, () => frame));
const segmentLength = 38 * (1_152 / 44_100);
const playlist = [
  '#EXTM3U',
  '#EXT-X-VERSION:3',
  '#EXT-X-TARGETDURATION:1',
  '#EXT-X-MEDIA-SEQUENCE:0',
  ...Array.from({ length: 20 }, (_, index) => `#EXTINF:${segmentLength.toFixed(3)},\n${index}.mp3`),
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
    else response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(segment);
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
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), slowly)
    .toBeGreaterThan(0.2);
  expect(players).toHaveLength(1);
  expect(stream.requested).toContain('/live/0.mp3');
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
