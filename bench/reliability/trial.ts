import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '../../packages/contract/src/limits';
import { type Deed, drawDeed } from './deed';
import type { GatewayProcess } from './gateway-process';
import { createPlayer, type Player } from './player';
import type { Random } from './random';

export interface TrialOptions {
  gateway: GatewayProcess;
  random: Random;
  players: number;
  /** Of each player. */
  deeds: number;
  deadline: number;
  /** Breaks things beside them, until it is told that they are through. */
  disturb(progress: Progress): Promise<void>;
}

export interface Progress {
  /** How much of all deeds is done, 0 to 1. */
  share(): number;
  isOver(): boolean;
}

/** Does something so often, spread over all that is done and at moments that nobody chose. */
export const spread =
  (times: number, luck: Random, disturb: (number: number) => Promise<void>): TrialOptions['disturb'] =>
  async (progress) => {
    for (let number = 0; number < times && !progress.isOver(); ) {
      if (progress.share() < (number + 0.5) / times) {
        await sleep(5);
        continue;
      }
      await sleep(luck.whole(0, 50));
      await disturb(number);
      number += 1;
    }
  };

export interface Trial {
  deeds: readonly Deed[];
  /** Questions that were repeated because no answer came. */
  repeated: number;
  /** Answers that differed from the first to the same key. */
  differing: number;
}

/** How often a question without an answer is repeated at most. */
const tries = 60;

/** Players do things with money, while something is broken again and again. */
export const runTrial = async (options: TrialOptions): Promise<Trial> => {
  const { gateway, random, players: count, deeds: each, deadline, disturb } = options;
  const players: Player[] = [];
  for (let index = 0; index < count; index++) {
    players.push(await createPlayer(gateway, `bettor${index}`, '2000'));
  }
  const all: Deed[] = [];
  let repeated = 0;
  let differing = 0;
  let over = false;

  /** Asks until an answer comes; a few give up, so that nobody ever learns what was done. */
  const settle = async (ask: () => Promise<void>, luck: Random) => {
    for (let attempt = 1; attempt <= tries && !over; attempt++) {
      try {
        return await ask();
      } catch {
        if (attempt === 1 && luck.next() < 0.15) return;
        repeated += 1;
        await sleep(100);
      }
    }
  };

  const play = async (player: Player, luck: Random) => {
    for (let number = 0; number < each && (number === 0 || Date.now() < deadline); number++) {
      if (over) return;
      const deed = drawDeed(gateway, player, luck, number);
      all.push(deed);
      await settle(async () => {
        deed.told = await deed.ask();
      }, luck);
      const { told } = deed;
      if (told?.code !== limits.successCode) continue;
      if (deed.after) await settle(async () => deed.after?.(told), luck);
      if (luck.next() < 0.05) {
        await settle(async () => {
          if (JSON.stringify(await deed.ask()) !== JSON.stringify(told)) differing += 1;
        }, luck);
      }
    }
  };

  const end = () => {
    over = true;
  };
  const playing = Promise.all(players.map((player) => play(player, random.fork()))).then(end);
  const disturbing = disturb({ share: () => all.length / (count * each), isOver: () => over });
  // Whichever of the two fails ends the other.
  await Promise.all([playing, disturbing]).finally(end);
  return { deeds: all, repeated, differing };
};
