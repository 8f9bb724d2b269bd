import { deepSea, dragonPalace } from '../fishing';
import type { HandGame } from '../hand-game';
import { blackjack } from './blackjack';
import { robbedNiuniu } from './robbed-niuniu';
import { threeCards } from './three-cards';

/** Every version of every card game, in the order of the lobby. Of several versions of a game the last opens hands. */
export const cardGames: readonly HandGame[] = [blackjack, threeCards, robbedNiuniu];

/** The same of the fishing games. */
export const fishingGames: readonly HandGame[] = [deepSea, dragonPalace];

export const handGames: readonly HandGame[] = [...cardGames, ...fishingGames];
