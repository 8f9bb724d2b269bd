import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalText } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { success } from '../../http/envelope';
import { launchGame, registerGamePages, roundBody, sessionOf } from '../game-page';
import type { Venue, VenueEngine } from '../venue';

const name: LocalText = { 'zh-CN': '抛硬币', en: 'Coin Flip' };

/** A second engine, for tests only: one game in which heads pays 1.96 for 1. Every coin shows heads. */
const coinEngine: VenueEngine = {
  launch: launchGame('coin'),
  register: (app, { services: { house }, ...options }) =>
    registerGamePages(app, {
      engine: 'coin',
      ...options,
      nameOf: (code) => (code === 'coin-flip' ? name : undefined),
      calls: (api) => {
        api.post<{ Body: { key: string; stake: string } }>(
          '/flip',
          { schema: { body: roundBody } },
          async (request) => {
            const session = await sessionOf(house, request);
            const stake = parseMinor(request.body.stake);
            const detail = { kind: 'coin', face: 'heads' };
            const round = { session, key: request.body.key, stake, payout: (stake * 196n) / 100n, detail };
            // @ts-expect-error The contract has no row for this kind: an engine of the product does not compile.
            const { payout, balance } = await house.settleRound(round);
            return success({ payout: formatMinor(payout), balance: formatMinor(balance) });
          },
        );
      },
    }),
};

export const coinVenue: Venue = {
  code: 'COIN',
  name: { 'zh-CN': '硬币馆', en: 'Coin Hall' },
  category: 'realbet',
  engine: coinEngine,
  games: [
    {
      code: 'coin-flip',
      name,
      pinyin: 'paoyingbi',
      initials: 'pyb',
      minStake: 100n,
      maxStake: 1_000n,
      returnToPlayer: '98.00',
      hot: false,
      isNew: true,
      cover: { motif: 'coin', colors: ['#101010', '#202020'] },
    },
  ],
};

/** Writes a client folder with the shared files and the page of the coin flip; answers its path. */
export const createCoinClient = (): string => {
  const clientDir = mkdtempSync(join(tmpdir(), 'pavilion-coin-'));
  cpSync(join(__dirname, '../../../venue-client/kit'), join(clientDir, 'kit'), { recursive: true });
  mkdirSync(join(clientDir, 'coin/js'), { recursive: true });
  writeFileSync(join(clientDir, 'coin/js/main.js'), "import { createCall } from '../../kit/call.js';\n");
  writeFileSync(
    join(clientDir, 'coin/index.html'),
    '<html lang="{{lang}}" data-theme="{{theme}}" data-scheme="{{scheme}}" data-sites="{{siteOrigins}}"><title>{{name}}</title><script type="module" src="{{assets}}/coin/js/main.js"></script></html>',
  );
  return clientDir;
};
