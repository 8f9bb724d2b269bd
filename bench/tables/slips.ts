import { randomUUID } from 'node:crypto';
import { errorCodes, limits } from '@pavilion/contract';
import { placeSlipStatement } from '../../packages/gateway/src/domain/play/tables/place-slip';
import type { RoundTimes } from '../../packages/gateway/src/domain/play/tables/round-clock';
import { readLines } from '../../packages/gateway/src/domain/play/tables/slip';
import type { TableGame } from '../../packages/gateway/src/venues/tables';
import { gameHeaders, hasCode, shoot } from '../money/calls';
import { idOf } from '../money/members';
import { turns } from '../pgbench';
import type { GatewayProcess } from '../reliability/gateway-process';

export const linesOfSlip = 3;
const clientSeed = 'bench';

/** The lines of every slip: 1.00 on each of the first selections of the game. */
const linesOf = ({ groups }: TableGame) =>
  groups
    .flatMap(({ selections }) => selections)
    .slice(0, linesOfSlip)
    .map(({ id }) => ({ selection: id, stake: '1.00' }));

/**
 * Places slips through the gateway, each with a new key.
 *
 * @param amount of slips; by default as many as fit into the time of a measurement.
 */
export const shootSlips = async (
  { venueUrl }: GatewayProcess,
  game: TableGame,
  { no }: RoundTimes,
  nextMember: () => number,
  amount?: number,
) => {
  const lines = linesOf(game);
  let refused = 0;
  const measured = await shoot(
    `${venueUrl}/tables/api/slip`,
    () => ({
      headers: gameHeaders(nextMember(), game.code),
      body: JSON.stringify({ key: randomUUID(), round: no, clientSeed, lines }),
    }),
    {
      ...(amount !== undefined && { amount }),
      verifyBody: (body) => {
        const isClosed = hasCode(body, errorCodes.roundClosed);
        if (isClosed) refused += 1;
        return isClosed || hasCode(body, limits.successCode);
      },
    },
  );
  return { ...measured, refused };
};

/** The gateway's statement for such a slip. */
export const slipStatement = (game: TableGame, round: RoundTimes) =>
  placeSlipStatement({
    id: turns.id,
    memberId: idOf(turns.member),
    account: `main:${idOf(turns.member)}`,
    game,
    gameName: game.name,
    round,
    lines: readLines(game, linesOf(game)),
    clientSeed,
    at: turns.now,
    tableTime: turns.now,
    idempotency: { owner: idOf(turns.member), key: `bet:${turns.id}`, requestHash: 'f'.repeat(64) },
  });
