import { limits } from '../../packages/contract/src/limits';
import { formatMinor } from '../../packages/format/src';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import { compare } from './compare-stored';
import type { GatewayProcess } from './gateway-process';
import { createMember, type GatewayResponse, type Member, venueCode } from './member';
import { createRandom, type Random } from './random';
import type { Row } from './row';
import { type Submission, stakes } from './submission';

const keyReused = 20104;
/** Replays after the first response, besides the one with another body. */
const replayCount = 8;

interface Original extends Submission {
  /** Sends another body with the same key. */
  sendOther(): Promise<GatewayResponse>;
}

const draw = (gateway: GatewayProcess, member: Member, random: Random, number: number): Original => {
  const key = `${member.account}-replay-${number}`;
  const base = { member, key };
  const kind = random.pick(['round', 'transfer', 'deposit'] as const);
  if (kind === 'round') {
    const spin =
      (stake = '') =>
      () =>
        member.spin(key, stake);
    return { ...base, kind, send: spin(stakes[0]), sendOther: spin(stakes[1]) };
  }
  const amount = BigInt(random.whole(5_000, 9_000));
  if (kind === 'transfer') {
    const transfer = (minor: bigint) => () =>
      member.call('walletTransfer', { venue: venueCode, direction: 'in', amount: formatMinor(minor) }, key);
    return { ...base, kind, send: transfer(amount), sendOther: transfer(amount + 1n) };
  }
  const deposit = (minor: bigint) => () =>
    member.call('depositCreate', { channel: 'alipay', amount: formatMinor(minor) }, key);
  return {
    ...base,
    kind,
    send: deposit(amount),
    sendOther: deposit(amount + 1n),
    followUp: async ({ data }) => {
      await gateway.control('pay-deposit', { id: (data as { id: string }).id });
    },
  };
};

/** An idempotency key has one effect and one response, however often and whenever it is repeated. */
export const replays: Row = {
  id: '7',
  title:
    '10,000 replays, a tenth with another body, a tenth in flight: same bytes or a rejection, one effect',
  async run({ seed, quick, deadline }, { acquireDatabase, startGateway, afterRun }) {
    const [members, each] = quick ? [4, 5] : [25, 40];
    const random = createRandom(seed);
    const server = await acquireDatabase();
    const gateway = await startGateway({ DATABASE_URL: server.url });
    const findings: string[] = [];
    const originals: Original[] = [];
    let repeated = 0;

    const repeat = async (submission: Original, memberRandom: Random) => {
      const [first, inFlight] = await Promise.all([submission.send(), submission.send()]);
      submission.response = first;
      if (first.code !== limits.successCode) findings.push(`${submission.key} was rejected: ${first.text}`);
      await submission.followUp?.(first);
      if (submission.followUp) submission.ended = 'paid';
      const other = memberRandom.whole(0, replayCount);
      const responses = await Promise.all(
        Array.from({ length: replayCount + 1 }, (_, turn) =>
          turn === other ? submission.sendOther() : submission.send(),
        ),
      );
      repeated += responses.length + 1;
      for (const [turn, { code, text }] of [...responses, inFlight].entries()) {
        const isCorrect = turn === other ? code === keyReused : text === first.text;
        if (!isCorrect) findings.push(`${submission.key} got ${text} after ${first.text}`);
      }
    };

    const play = async (member: Member, memberRandom: Random) => {
      for (let number = 0; number < each && Date.now() < deadline; number++) {
        const submission = draw(gateway, member, memberRandom, number);
        originals.push(submission);
        await repeat(submission, memberRandom);
      }
    };

    const created: Member[] = [];
    for (let index = 0; index < members; index++) {
      created.push(await createMember(gateway, `replay${index}`, '100000'));
    }
    await Promise.all(created.map((member) => play(member, random.fork())));
    await gateway.stop();
    const db = connectDatabase(server.url);
    afterRun(() => db.destroy());
    const { unknown: _, ...counts } = await compare(db, originals);
    return {
      operations: repeated,
      kills: 0,
      ...counts,
      findings: [...findings, ...counts.findings],
      note: `${server.kind}; replays of ${originals.length} rounds, transfers and deposits`,
    };
  },
};
