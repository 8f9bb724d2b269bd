import type { GameRound } from '@pavilion/contract';
import { fairAddress } from './fair-address';

const round = {
  kind: 'slots',
  stops: [6, 19, 15, 15, 23],
  grid: [['koi', 'fan', 'drum']],
  wins: [{ line: 1, picture: 'koi', count: 3, amount: '1.00' }],
  proof: {
    version: 1,
    commitment: 'a'.repeat(64),
    seed: 'b'.repeat(64),
    clientSeed: 'client-seed',
    nonce: 7,
  },
} as const;

const outcomeOf = (shown: object) => {
  const page = {
    origin: 'https://games.example',
    gameCode: 'koi-gate',
    betId: 'bet-1',
    locale: 'en',
    theme: 'space',
  };
  const { hash } = new URL(fairAddress(shown as GameRound, page)!);
  return JSON.parse(new URLSearchParams(hash.slice(1)).get('outcome')!);
};

it('[GAM-2] sends everything that a slot round has drawn to the page for checks, also a field of a new feature', () => {
  expect(outcomeOf(round)).toEqual({ stops: round.stops });
  expect(outcomeOf({ ...round, multiplier: 3 })).toEqual({ stops: round.stops, multiplier: 3 });
});
