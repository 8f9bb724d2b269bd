import { codes } from '../../packages/contract/src/codes';
import type { Challenge } from '../../packages/contract/src/entities/challenge';
import * as errorCodes from '../../packages/contract/src/error-codes.generated';
import { headers } from '../../packages/contract/src/headers';
import { type CallName, calls } from '../../packages/contract/src/schemas';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import { signedHeaders } from '../../packages/gateway/src/testing/sign';
import { solveProof } from '../../packages/gateway/src/testing/solve-proof';
import { memoryLimits } from '../memory-limits';
import type { GatewayProcess } from './gateway-process';
import { watchMemory } from './memory-growth';
import { createRandom, type Random } from './random';
import type { Row } from './row';

const success = 6000;
const password = 'Trial2026';
const quarter = 15 * 60_000;
/** Attempts in a quarter of an hour that need no proof of work (decision 0049). */
const freeAttempts = { pair: 5, account: 10, address: 100 };
/** The hardest proof of work that the attackers of this row compute, in bits. */
const maxProofBits = 15;
/** How long a login may take, ms. */
const timeout = 60_000;

interface From {
  device: string;
  /** Missing: the visitor is on this machine. */
  address?: string;
  proof?: string;
}

interface Answer {
  status_code: number;
  // biome-ignore lint/suspicious/noExplicitAny: the data of several calls and of their errors.
  data: any;
}

/** Calls the gateway as the proxy that it trusts, for a visitor at an address. */
const call = async (
  gateway: GatewayProcess,
  name: CallName,
  body: object,
  { device, address, proof }: From,
): Promise<Answer> => {
  const { path, area } = calls[name];
  const answer = await fetch(gateway.url.replace('localhost', '127.0.0.1') + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(area as '/site/api', device),
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(proof !== undefined && { [headers.proof]: proof }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  return (await answer.json()) as Answer;
};

interface Owner {
  account: string;
  device: string;
  address: string;
}

/** The code that was sent to the member's phone. The message box of the sandbox answers only this machine. */
const sentCode = async (gateway: GatewayProcess, device: string): Promise<string> => {
  const { data } = await call(gateway, 'messageBox', {}, { device });
  return /\d{6}/.exec((data as { text: { en: string } }[])[0]?.text.en ?? '')?.[0] ?? '';
};

/** Counts the guesses of a run by pair, account and address, as the limits do. */
const createTally = () => {
  const counts = new Map<string, number>();
  return {
    add: (...keys: string[]) => {
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    above: (windows: number) =>
      [...counts].flatMap(([key, count]) => {
        const limit = windows * freeAttempts[key.split(' ', 1)[0] as keyof typeof freeAttempts];
        return count > limit ? [`${count} guesses without work at ${key}, not ${limit}`] : [];
      }),
  };
};

/** Tries stolen pairs of account and password from many addresses while the owners of the accounts log in. */
export const loginPairs: Row = {
  id: '12',
  title:
    '10,000 login pairs from many addresses: guesses are throttled, the owners log in at any moment of the attack, memory grows less than 10 %',
  async run({ seed, quick, deadline }, { acquireDatabase, startGateway, afterRun }) {
    const [ownerCount, pairs, addresses, attackers] = quick ? [3, 60, 12, 12] : [100, 10_000, 500, 60];
    const random = createRandom(seed);
    const { url: DATABASE_URL, kind } = await acquireDatabase();
    const gateway = await startGateway({
      DATABASE_URL,
      TRUST_PROXY: '127.0.0.1',
      NODE_OPTIONS: memoryLimits(),
    });
    const memory = watchMemory(gateway.pid());
    const db = connectDatabase(DATABASE_URL);
    afterRun(() => db.destroy());
    const findings: string[] = [];

    const owners: Owner[] = [];
    for (let index = 0; index < ownerCount; index++) {
      const owner = { account: `paired${index}`, device: `home-${index}`, address: `10.9.${index}.1` };
      // Half of the members have a phone, and a quarter have reached the daily number of failed attempts.
      const phone = index % 2 === 0 ? { phone: `(86)1390000${1_000 + index}` } : {};
      const body = { account: owner.account, password, ofAge: true, acceptsTerms: true, ...phone };
      const { status_code } = await call(gateway, 'register', body, owner);
      if (status_code !== success) throw new Error(`${owner.account} was not registered: ${status_code}`);
      if (index % 4 === 0) {
        const attacked = { key: `daily:login:${owner.account}`, window_start: new Date(), failures: 100 };
        await db.insertInto('login_attempts').values(attacked).execute();
      }
      owners.push(owner);
    }

    const startedAt = Date.now();
    const tally = createTally();
    const answers = new Map<number, number>();
    let [sent, operations, worked, over] = [0, 0, 0, false];
    const login = async (account: string, attempted: string, from: From, check?: object) => {
      operations += 1;
      const answer = await call(
        gateway,
        'login',
        { account, password: attempted, ...(check && { check }) },
        from,
      );
      if (!(answer.status_code in codes)) findings.push(`login answered ${answer.status_code}`);
      return answer;
    };

    const guess = async (attacker: Random, number: number) => {
      const account =
        attacker.next() < 0.1 ? `nobody${attacker.whole(0, 30)}` : attacker.pick(owners).account;
      const index = attacker.whole(0, addresses - 1);
      const from = { device: `thief-${number}`, address: `10.${20 + (index >> 8)}.${index & 255}.7` };
      const answer = await login(account, `Leaked${number}x`, from);
      answers.set(answer.status_code, (answers.get(answer.status_code) ?? 0) + 1);
      if (answer.status_code === errorCodes.wrongCredentials)
        tally.add(`pair ${from.address} ${account}`, `account ${account}`, `address ${from.address}`);
      if (answer.status_code === success) findings.push(`a guess at ${account} succeeded`);
      if (answer.status_code !== errorCodes.proofRequired || attacker.next() > 0.05) return;
      if (answer.data.proof.bits > maxProofBits) return;
      const proof = solveProof(answer.data.proof);
      const paid = await login(account, `Leaked${number}y`, { ...from, proof });
      if (paid.status_code === errorCodes.wrongCredentials) worked += 1;
    };
    /**
     * Uses a proof twice, on an account of its own: there, attempts need work after the free ones. On attacked accounts that
     * also depends on how busy the gateway is.
     */
    const replay = async (number: number) => {
      const account = `replayed${number}`;
      const from = { device: `replayer-${number}`, address: `10.7.${number}.3` };
      const attempt = (proof?: string) => login(account, 'Replayed1', { ...from, ...(proof && { proof }) });
      for (let guesses = 0; guesses < freeAttempts.pair; guesses++) {
        const answer = await attempt();
        if (answer.status_code === errorCodes.proofRequired) await attempt(solveProof(answer.data.proof));
      }
      const { status_code, data } = await attempt();
      if (status_code !== errorCodes.proofRequired)
        return findings.push(`no work was needed (${status_code})`);
      const proof = solveProof(data.proof);
      const paid = await attempt(proof);
      const again = await attempt(proof);
      if (paid.status_code !== errorCodes.wrongCredentials)
        findings.push(`a proof was not accepted (${paid.status_code})`);
      if (again.status_code !== errorCodes.proofRequired)
        findings.push(`a proof was accepted twice (${again.status_code})`);
    };
    const replayAll = async () => {
      for (let number = 0; number < (quick ? 1 : 100) && Date.now() < deadline; number++)
        await replay(number).catch(giveUp);
    };
    /** Counts requests of attackers that time out. A timeout of an owner is a finding. */
    let abandoned = 0;
    const giveUp = (error: Error) => {
      if (error.name !== 'TimeoutError') throw error;
      abandoned += 1;
    };
    const attack = async (attacker: Random) => {
      while (sent < pairs && Date.now() < deadline && findings.length < 20) {
        sent += 1;
        if (sent % 50 === 0) memory.read();
        await guess(attacker, sent).catch(giveUp);
      }
    };

    const logins = new Map(owners.map(({ account }) => [account, 1]));
    const times: number[] = [];
    let visits = 0;
    const visit = async (owner: Owner, isKnown: boolean) => {
      visits += 1;
      const { account } = owner;
      const from: From = isKnown ? owner : { device: `new-${visits}`, address: `10.8.${visits % 250}.3` };
      const start = Date.now();
      let answer = await login(account, password, from);
      if (!isKnown && answer.status_code === errorCodes.proofRequired)
        answer = await login(account, password, { ...from, proof: solveProof(answer.data.proof) });
      if (!isKnown && answer.status_code === errorCodes.newDevice) {
        const { id } = answer.data.challenge as Challenge;
        const check = { id, answer: await sentCode(gateway, from.device) };
        answer = await login(account, password, from, check);
        if (answer.status_code === errorCodes.proofRequired)
          answer = await login(account, password, { ...from, proof: solveProof(answer.data.proof) }, check);
      }
      if (answer.status_code === success) logins.set(account, (logins.get(account) ?? 0) + 1);
      else
        findings.push(
          `the owner of ${account} got ${answer.status_code} on ${isKnown ? 'a known' : 'a new'} device`,
        );
      times.push(Date.now() - start);
    };
    const logInRepeatedly = async (choice: Random) => {
      for (let turn = 0; !over || turn < 2; turn++) {
        if (findings.length >= 20) return;
        const [owner, isKnown] = [choice.pick(owners), turn % 2 === 0];
        await visit(owner, isKnown).catch((error: Error) => {
          findings.push(`${owner.account} on ${isKnown ? 'a known' : 'a new'} device: ${error.message}`);
        });
      }
    };

    const attacking = Promise.all(Array.from({ length: attackers }, () => attack(random.fork()))).finally(
      () => {
        over = true;
      },
    );
    await Promise.all([
      attacking,
      replayAll(),
      ...Array.from({ length: 2 }, () => logInRepeatedly(random.fork())),
    ]);
    findings.push(...tally.above(Math.floor((Date.now() - startedAt) / quarter) + 1));
    // Only then must many guesses have needed work.
    const isFlood = sent >= 2 * freeAttempts.account * ownerCount;
    if (isFlood && (answers.get(errorCodes.proofRequired) ?? 0) < sent / 4)
      findings.push('most guesses needed no work');

    // A short run is too short to measure growth.
    const growth = quick ? undefined : memory.result();
    findings.push(...(growth?.findings ?? []));

    // Each account has exactly one stored session for each acknowledged login.
    const stored = await db
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .select(({ fn }) => ['members.account', fn.countAll<string>().as('count')])
      .where('members.account', 'in', [...logins.keys()])
      .groupBy('members.account')
      .execute();
    const storedCount = new Map(stored.map(({ account, count }) => [account, Number(count)]));
    let [lost, double] = [0, 0];
    for (const [account, count] of logins) {
      lost += Math.max(0, count - (storedCount.get(account) ?? 0));
      double += Math.max(0, (storedCount.get(account) ?? 0) - count);
    }
    times.sort((one, other) => one - other);
    const counts = [...answers].sort(([a], [b]) => a - b).map(([code, count]) => `${code}: ${count}`);
    return {
      operations,
      kills: 0,
      acknowledged: times.length,
      lost,
      double,
      findings,
      note: `${kind}; ${sent} guesses at ${ownerCount} accounts from ${addresses} addresses, ${attackers} at once, answered ${counts.join(', ')}; ${worked} more with work, ${abandoned} abandoned after a minute; ${times.length} logins of owners meanwhile, half of them on new devices, 95 of 100 within ${times[Math.floor(times.length * 0.95)]} ms${growth ? `; ${growth.note}` : ''}`,
    };
  },
};
