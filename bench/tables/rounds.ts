import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@pavilion/contract';
import { chooseBrands } from '../../packages/gateway/src/config/brand';
import { createRoundClock, type RoundTimes } from '../../packages/gateway/src/domain/play/tables/round-clock';
import type { TableGame } from '../../packages/gateway/src/venues/tables';
import { tableGames } from '../../packages/gateway/src/venues/tables/games';
import { gameHeaders } from '../money/calls';
import type { GatewayProcess } from '../reliability/gateway-process';

export const tableGame = (code: string): TableGame => {
  const game = tableGames.find((each) => each.code === code);
  if (!game) throw new Error(`There is no table game ${code}`);
  return game;
};

const roundClock = createRoundClock(chooseBrands().main.timeZone);

const askRound = async ({ venueUrl }: GatewayProcess, { code }: TableGame) => {
  const answer = await fetch(`${venueUrl}/tables/api/session`, {
    method: 'POST',
    headers: gameHeaders(1, code),
    body: '{}',
  });
  const { status_code, data } = (await answer.json()) as {
    status_code: number;
    data: { round: { no: string; phase: string; leftMs: number } };
  };
  if (status_code !== limits.successCode) throw new Error(`session of ${code}: ${status_code}`);
  return data.round;
};

/** Waits until a round accepts slips for at least `least` ms. */
export const bettingRound = async (
  gateway: GatewayProcess,
  game: TableGame,
  least: number,
): Promise<RoundTimes> => {
  for (;;) {
    const { no, phase, leftMs } = await askRound(gateway, game);
    const round = roundClock.roundNamed(game.clock, no);
    if (round && phase === 'betting' && leftMs >= least) return round;
    await sleep(leftMs + 50);
  }
};
