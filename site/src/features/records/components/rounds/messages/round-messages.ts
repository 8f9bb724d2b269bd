import { defineMessages } from '../../../../../shared/messages';
import { fish as enFish, rounds as enRounds, sportBets as enSportBets, symbols as enSymbols } from './en';
import { fish as zhFish, rounds as zhRounds, sportBets as zhSportBets, symbols as zhSymbols } from './zh-CN';

// Apart from the texts of the record pages, which load before a bet is opened.
export const roundMessages = defineMessages('round', zhRounds, enRounds);
export const symbolMessages = defineMessages('symbol', zhSymbols, enSymbols);
export const sportBetMessages = defineMessages('sportBet', zhSportBets, enSportBets);
export const fishMessages = defineMessages('fish', zhFish, enFish);

export type SymbolKey = keyof typeof zhSymbols;

export type FishKey = keyof typeof zhFish;

/** A text of a round without placeholders. */
export type RoundText = {
  [Key in keyof typeof zhRounds]: (typeof zhRounds)[Key] extends `${string}{${string}` ? never : Key;
}[keyof typeof zhRounds];
