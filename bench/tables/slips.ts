import { randomUUID } from 'node:crypto';
import { errorCodes, limits } from '@pavilion/contract';
import { placeSlipStatement } from '../../packages/gateway/src/domain/play/tables/place-slip';
import type { RoundTimes } from '../../packages/gateway/src/domain/play/tables/round-clock';
import { readLines } from '../../packages/gateway/src/domain/play/tables/slip';
import type { TableGame } from '../../packages/gateway/src/venues/tables';
import { gameHeaders, hasCode, measureRequests } from '../money/calls';
import { idOf } from '../money/members';
import { placeholders } from '../pgbench';
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
 * @param amount the number of slips; by default as many as the gateway accepts in the time of a measurement
 */
export const measureSlips = async (
  { venueUrl }: GatewayProcess,
  game: TableGame,
  { no }: RoundTimes,
  nextMember: () => number,
  amount?: number,
) => {
  const lines = linesOf(game);
  let refused = 0;
  const measured = await measureRequests(
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

/** The gateway's statement for one of these slips. */
export const slipStatement = (game: TableGame, round: RoundTimes) =>
  placeSlipStatement({
    id: placeholders.id,
    memberId: idOf(placeholders.member),
    account: `main:${idOf(placeholders.member)}`,
    game,
    gameName: game.name,
    round,
    lines: readLines(game, linesOf(game)),
    clientSeed,
    at: placeholders.now,
    tableTime: placeholders.now,
    idempotency: {
      owner: idOf(placeholders.member),
      key: `bet:${placeholders.id}`,
      requestHash: 'f'.repeat(64),
    },
  });
