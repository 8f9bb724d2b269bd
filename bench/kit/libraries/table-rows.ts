export interface Row {
  readonly id: number;
  readonly number: string;
  readonly game: string;
  readonly amount: string;
}

/** As many rows as an active member has in a year. */
export const rows: readonly Row[] = Array.from({ length: 10_000 }, (_, id) => ({
  id,
  number: `B${String(id).padStart(8, '0')}`,
  game: `Lotus Reels ${id % 40}`,
  amount: `${(id * 7919) % 5000}.${String(id % 100).padStart(2, '0')}`,
}));
