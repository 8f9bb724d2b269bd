import type { LocalText } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../../db/prepared';
import type { TableGame } from '../../../venues/tables';
import type { Idempotency, PostedRow } from '../../money';
import type { RoundTimes } from './round-clock';
import { openLine, type SlipLine, type SlipView } from './slip';

export interface SlipToPlace {
  readonly id: string;
  readonly memberId: string;
  /** Account that pays the stake: the main wallet or that of the venue. */
  readonly account: string;
  readonly game: TableGame;
  readonly gameName: LocalText;
  readonly round: RoundTimes;
  readonly lines: readonly SlipLine[];
  readonly clientSeed: string;
  readonly at: Date;
  /** The time of the clock of the tables, by which the round closes. */
  readonly tableTime: Date;
  readonly idempotency: Idempotency;
}

/** Id of the row of a round. */
export const roundId = (gameCode: string, { no }: Pick<RoundTimes, 'no'>): string => `${gameCode}-${no}`;

/** The round detail of an open bet; settling it adds the outcome, the payouts and the proof. */
const detailOf = ({ game, round, lines, clientSeed }: SlipToPlace) => ({
  kind: game.kind,
  round: round.no,
  lines: lines.map(openLine),
  outcome: null,
  clientSeed,
  proof: null,
});

/**
 * The statement that places a slip in one round trip: round row, stake, bet, lines, and the answer stored for the idempotency
 * key. For a repeated key it answers the stored answer and writes nothing.
 */
export const placeSlipStatement = (slip: SlipToPlace): RawBuilder<PostedRow> => {
  const { id, memberId, account, game, gameName, round, lines, clientSeed, at, tableTime, idempotency } =
    slip;
  const view: SlipView = {
    id,
    round: round.no,
    stake: formatMinor(lines.reduce((sum, { stake }) => sum + stake, 0n)),
    state: 'open',
    payout: null,
    lines: lines.map(openLine),
  };
  return sql<PostedRow>`${prepared('table-bet')} select replayed, answer from table_bet(
    ${idempotency.owner}::text, ${idempotency.key}::text, ${idempotency.requestHash}::text,
    ${JSON.stringify({ slip: view })}::jsonb,
    ${id}::text, ${memberId}::text, ${account}::text, ${JSON.stringify(gameName)}::jsonb, ${at}::timestamptz,
    ${clientSeed}::text, ${JSON.stringify(detailOf(slip))}::jsonb,
    ${lines.map(({ selection }) => selection)}::text[], ${lines.map(({ stake }) => stake)}::bigint[],
    ${game.code}::text, ${game.version}::int, ${roundId(game.code, round)}::text, ${round.day}::date,
    ${round.number}::int, ${new Date(round.opensAt)}::timestamptz, ${new Date(round.closesAt)}::timestamptz,
    ${new Date(round.drawsAt)}::timestamptz, ${new Date(round.endsAt)}::timestamptz, ${tableTime}::timestamptz)`;
};
