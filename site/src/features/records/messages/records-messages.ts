import { defineMessages } from '../../../shared/messages';
import { records as en, fish as enFish, rounds as enRounds, symbols as enSymbols } from './en';
import { records as zh, fish as zhFish, rounds as zhRounds, symbols as zhSymbols } from './zh-CN';

export const recordsMessages = defineMessages('records', zh, en);
export const roundMessages = defineMessages('round', zhRounds, enRounds);
export const symbolMessages = defineMessages('symbol', zhSymbols, enSymbols);
export const fishMessages = defineMessages('fish', zhFish, enFish);

type Texts = typeof zh;

/** A text without placeholders: what a table of configuration may name. */
export type RecordsLabel = {
  [Key in keyof Texts]: Texts[Key] extends `${string}{${string}` ? never : Key;
}[keyof Texts];

export type SymbolKey = keyof typeof zhSymbols;

export type FishKey = keyof typeof zhFish;

/** A text of a round without placeholders. */
export type RoundText = {
  [Key in keyof typeof zhRounds]: (typeof zhRounds)[Key] extends `${string}{${string}` ? never : Key;
}[keyof typeof zhRounds];
