import type { Game } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import type { Row } from '../../../db/schema';

/** A row of `games` with the columns that depend on member and time. */
export type GameRow = Row<'games'> & { players: number; favourite: boolean };

export const presentGame = (row: GameRow): Game => ({
  code: row.code,
  name: row.name,
  category: row.category,
  venue: row.venue_code,
  hot: row.hot,
  isNew: row.is_new,
  favourite: row.favourite,
  players: row.players,
  minStake: formatMinor(row.min_stake),
  maxStake: formatMinor(row.max_stake),
  returnToPlayer: row.return_to_player,
  cover: { motif: row.motif, colors: [row.color_from, row.color_to] },
});
