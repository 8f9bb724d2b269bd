import { defineMessages } from '../../../shared/messages';
import { records as en, symbols as enSymbols } from './en';
import { records as zh, symbols as zhSymbols } from './zh-CN';

export const recordsMessages = defineMessages({ 'zh-CN': zh, en });
export const symbolMessages = defineMessages({ 'zh-CN': zhSymbols, en: enSymbols });

type Texts = typeof zh;

/** A text without placeholders: what a table of configuration may name. */
export type RecordsLabel = {
  [Key in keyof Texts]: Texts[Key] extends `${string}{${string}` ? never : Key;
}[keyof Texts];

export type SymbolKey = keyof typeof zhSymbols;
