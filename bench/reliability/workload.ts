import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '../../packages/contract/src/limits';
import { formatMinor } from '../../packages/format/src';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import { compare, compareLimits } from './compare-stored';
import type { PooledDatabase } from './database-pool';
import type { GatewayProcess } from './gateway-process';
import { createMember, dataOf, type Member, prepareWithdrawals } from './member';
import type { Random } from './random';
import type { Outcome, RowTools } from './row';
import { drawSubmission, limitOf, type Submission } from './submission';

export interface WorkloadOptions {
  gateway: GatewayProcess;
  /** Another gateway on the same database: every second pair of members uses it. */
  second?: GatewayProcess;
  /** Beginning of the account names; by default `bettor`. */
  accounts?: string;
  random: Random;
  members: number;
  /** For each member. */
  submissions: number;
  deadline: number;
  /** Is called after each response of a gateway. */
  onResponse?(): void;
  /** Injects faults at the same time, until `isOver`. */
  injectFaults(progress: Progress): Promise<void>;
}

export interface Progress {
  /** Finished share of all submissions, 0 to 1. */
  share(): number;
  isOver(): boolean;
}

/** Injects a number of faults at random moments, spread over the whole workload. */
export const spread =
  (
    times: number,
    random: Random,
    injectFaults: (number: number) => Promise<void>,
  ): WorkloadOptions['injectFaults'] =>
  async (progress) => {
    for (let number = 0; number < times && !progress.isOver(); ) {
      if (progress.share() < (number + 0.5) / times) {
        await sleep(5);
        continue;
      }
      await sleep(random.whole(0, 50));
      await injectFaults(number);
      number += 1;
    }
  };

export interface WorkloadResult {
  submissions: readonly Submission[];
  /** Submissions of each member that were requested. */
  each: number;
  /** Requests that were sent again because there was no response. */
  repeated: number;
  /** Responses that differed from the first one to the same key. */
  differing: number;
}

/** How often a request without a response is sent at most. */
const maxAttempts = 60;

/** Has members submit money calls while faults are injected. */
export const runWorkload = async (options: WorkloadOptions): Promise<WorkloadResult> => {
  const { random, members: count, submissions: each, deadline, onResponse, injectFaults } = options;
  const { accounts = 'bettor', second = options.gateway } = options;
  const gatewayOf = (index: number) => (index % 4 < 2 ? options.gateway : second);
  const members: Member[] = [];
  for (let index = 0; index < count; index++) {
    // Every second member withdraws and has no turnover left at the start; every fourth one limits its stakes.
    const account = `${accounts}${index}`;
    const gateway = gatewayOf(index);
    const member = await createMember(gateway, account, index % 2 === 0 ? '200' : '2000');
    if (index % 2 === 0) {
      await prepareWithdrawals(gateway, member, index);
      await gateway.control('adjust', { account, amount: '500000' });
    }
    if (index % 4 === 1) {
      member.limit = limitOf(each);
      const amount = formatMinor(member.limit);
      dataOf(await member.call('limitSet', { kind: 'stake', span: 'month', amount }));
    }
    members.push(member);
  }
  const all: Submission[] = [];
  let repeated = 0;
  let differing = 0;
  let over = false;

  /** Retries until there is a response; some callers give up, which leaves the outcome unknown. */
  const retry = async (send: () => Promise<void>, random: Random) => {
    for (let attempt = 1; attempt <= maxAttempts && !over; attempt++) {
      try {
        return await send();
      } catch {
        if (attempt === 1 && random.next() < 0.15) return;
        repeated += 1;
        await sleep(100);
      }
    }
  };

  const play = async (member: Member, index: number, random: Random) => {
    const gateway = gatewayOf(index);
    for (let number = 0; number < each && (number === 0 || Date.now() < deadline); number++) {
      if (over) return;
      const submission = drawSubmission(gateway, member, random, number);
      all.push(submission);
      await retry(async () => {
        submission.response = await submission.send();
        onResponse?.();
      }, random);
      const { response } = submission;
      if (response?.code !== limits.successCode) continue;
      if (submission.followUp) await retry(async () => submission.followUp?.(response), random);
      // Setting a limit has no key, and its answer contains the used amount, which changes between two calls.
      if (random.next() < 0.05 && submission.kind !== 'limit') {
        await retry(async () => {
          if (JSON.stringify(await submission.send()) !== JSON.stringify(response)) differing += 1;
        }, random);
      }
    }
  };

  const end = () => {
    over = true;
  };
  const playing = Promise.all(members.map((member, index) => play(member, index, random.fork()))).then(end);
  const injecting = injectFaults({ share: () => all.length / (count * each), isOver: () => over });
  // If one of the two fails, the other ends.
  await Promise.all([playing, injecting]).finally(end);
  return { submissions: all, each, repeated, differing };
};

/** How many of each kind were acknowledged. */
const kindsOf = (submissions: readonly Submission[]): string => {
  const counts = new Map<string, number>();
  for (const { kind, response } of submissions)
    if (response?.code === limits.successCode) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ');
};

/** Compares the responses of a workload with the database, after the gateway has stopped for good. */
export const outcomeOf = async (
  { submissions, each, repeated, differing }: WorkloadResult,
  { url, kind }: PooledDatabase,
  kills: number,
  afterRun: RowTools['afterRun'],
): Promise<Outcome> => {
  const db = connectDatabase(url);
  afterRun(() => db.destroy());
  const { unknown, findings, ...counts } = await compare(db, submissions);
  const { limited, findings: limitFindings } = await compareLimits(db, submissions, limitOf(each));
  findings.push(...limitFindings);
  if (kills === 0) findings.push('no fault was injected');
  if (counts.acknowledged < submissions.length / 2) findings.push('most operations were not acknowledged');
  return {
    operations: submissions.length,
    kills,
    ...counts,
    double: counts.double + differing,
    findings,
    note: `${kind}; ${kindsOf(submissions)}; ${limited} stakes above a limit refused; ${repeated} requests repeated; of those without a response ${unknown.done} took effect and ${unknown.undone} did not`,
  };
};
