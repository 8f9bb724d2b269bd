import { fishingTitles } from '../fishing';
import { createFishing } from '../fishing/magazine';
import type { HandGame } from '../hand-game';
import { blackjack } from './blackjack';
import { robbedNiuniu } from './robbed-niuniu';
import { threeCards } from './three-cards';

/** Every version of every card game, in the order of the lobby. Of several versions of a game the last opens hands. */
export const cardGames: readonly HandGame[] = [blackjack, threeCards, robbedNiuniu];

/** The same of the fishing games. */
export const fishingGames: readonly HandGame[] = fishingTitles.flatMap(createFishing);

export const handGames: readonly HandGame[] = [...cardGames, ...fishingGames];

/** The version of each game that opens hands, the last of each: the lobby lists a game once. */
export const newestOf = (games: readonly HandGame[]): readonly HandGame[] => [
  ...new Map(games.map((game) => [game.code, game])).values(),
];
