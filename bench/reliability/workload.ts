import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '../../packages/contract/src/limits';
import type { GatewayProcess } from './gateway-process';
import { createMember, type Member } from './member';
import type { Random } from './random';
import { drawSubmission, type Submission } from './submission';

export interface WorkloadOptions {
  gateway: GatewayProcess;
  random: Random;
  members: number;
  /** For each member. */
  submissions: number;
  deadline: number;
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
  /** Requests that were sent again because there was no response. */
  repeated: number;
  /** Responses that differed from the first one to the same key. */
  differing: number;
}

/** The most times that a request without a response is sent. */
const maxAttempts = 60;

/** Has members submit money calls while faults are injected. */
export const runWorkload = async (options: WorkloadOptions): Promise<WorkloadResult> => {
  const { gateway, random, members: count, submissions: each, deadline, injectFaults } = options;
  const members: Member[] = [];
  for (let index = 0; index < count; index++) {
    members.push(await createMember(gateway, `bettor${index}`, '2000'));
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

  const play = async (member: Member, random: Random) => {
    for (let number = 0; number < each && (number === 0 || Date.now() < deadline); number++) {
      if (over) return;
      const submission = drawSubmission(gateway, member, random, number);
      all.push(submission);
      await retry(async () => {
        submission.response = await submission.send();
      }, random);
      const { response } = submission;
      if (response?.code !== limits.successCode) continue;
      if (submission.followUp) await retry(async () => submission.followUp?.(response), random);
      if (random.next() < 0.05) {
        await retry(async () => {
          if (JSON.stringify(await submission.send()) !== JSON.stringify(response)) differing += 1;
        }, random);
      }
    }
  };

  const end = () => {
    over = true;
  };
  const playing = Promise.all(members.map((member) => play(member, random.fork()))).then(end);
  const injecting = injectFaults({ share: () => all.length / (count * each), isOver: () => over });
  // Whichever of the two fails ends the other.
  await Promise.all([playing, injecting]).finally(end);
  return { submissions: all, repeated, differing };
};
