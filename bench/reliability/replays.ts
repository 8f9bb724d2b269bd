import { limits } from '../../packages/contract/src/limits';
import { formatMinor } from '../../packages/format/src';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import { type Deed, stakes } from './deed';
import type { GatewayProcess } from './gateway-process';
import { createPlayer, type Player, type Told, venueCode } from './player';
import { createRandom, type Random } from './random';
import type { Row } from './row';
import { compare } from './stored';

const keyReused = 20104;
/** After the first question: one while it is in flight, one with another body, and these. */
const later = 8;

interface Original extends Deed {
  /** Asks for something else with the same key. */
  askOther(): Promise<Told>;
}

const draw = (gateway: GatewayProcess, player: Player, random: Random, number: number): Original => {
  const key = `${player.account}-replay-${number}`;
  const base = { player, key };
  const kind = random.pick(['round', 'transfer', 'deposit'] as const);
  if (kind === 'round') {
    const ask =
      (stake = '') =>
      () =>
        player.spin(key, stake);
    return { ...base, kind, ask: ask(stakes[0]), askOther: ask(stakes[1]) };
  }
  const amount = BigInt(random.whole(5_000, 9_000));
  if (kind === 'transfer') {
    const ask = (minor: bigint) => () =>
      player.call('walletTransfer', { venue: venueCode, direction: 'in', amount: formatMinor(minor) }, key);
    return { ...base, kind, ask: ask(amount), askOther: ask(amount + 1n) };
  }
  const ask = (minor: bigint) => () =>
    player.call('depositCreate', { channel: 'alipay', amount: formatMinor(minor) }, key);
  return {
    ...base,
    kind,
    ask: ask(amount),
    askOther: ask(amount + 1n),
    after: async ({ data }) => {
      await gateway.control('pay-deposit', { id: (data as { id: string }).id });
    },
  };
};

/** A key stands for one effect and one answer, whoever repeats it and when. */
export const replays: Row = {
  id: '7',
  title: '10,000 replays, a tenth with another body, a tenth in flight: same bytes, refused, one effect',
  async run({ seed, quick, deadline }, { borrow, startGateway, atEnd }) {
    const [players, each] = quick ? [4, 5] : [25, 40];
    const random = createRandom(seed);
    const server = await borrow();
    const gateway = await startGateway({ DATABASE_URL: server.url });
    const findings: string[] = [];
    const originals: Original[] = [];
    let repeated = 0;

    const repeat = async (deed: Original, luck: Random) => {
      const [first, inFlight] = await Promise.all([deed.ask(), deed.ask()]);
      deed.told = first;
      if (first.code !== limits.successCode) findings.push(`${deed.key} was refused: ${first.text}`);
      await deed.after?.(first);
      if (deed.after) deed.paid = true;
      const other = luck.whole(0, later);
      const asked = await Promise.all(
        Array.from({ length: later + 1 }, (_, turn) => (turn === other ? deed.askOther() : deed.ask())),
      );
      repeated += asked.length + 1;
      for (const [turn, { code, text }] of [...asked, inFlight].entries()) {
        const isRight = turn === other ? code === keyReused : text === first.text;
        if (!isRight) findings.push(`${deed.key} was answered ${text} after ${first.text}`);
      }
    };

    const play = async (player: Player, luck: Random) => {
      for (let number = 0; number < each && Date.now() < deadline; number++) {
        const deed = draw(gateway, player, luck, number);
        originals.push(deed);
        await repeat(deed, luck);
      }
    };

    const crowd: Player[] = [];
    for (let index = 0; index < players; index++) {
      crowd.push(await createPlayer(gateway, `replay${index}`, '100000'));
    }
    await Promise.all(crowd.map((player) => play(player, random.fork())));
    await gateway.stop();
    const db = connectDatabase(server.url);
    atEnd(() => db.destroy());
    const { unsure: _, ...counts } = await compare(db, originals);
    return {
      operations: repeated,
      kills: 0,
      ...counts,
      findings: [...findings, ...counts.findings],
      note: `${server.kind}; replays of ${originals.length} rounds, transfers and deposits`,
    };
  },
};
