import { defineMessages, type Placeholders } from '../../../shared/messages';
import { records as en } from './en';
import { records as zh } from './zh-CN';

export const recordsMessages = defineMessages('records', zh, en);

type Texts = typeof zh;

/** A text without placeholders: what a table of configuration may name. */
export type RecordsLabel = {
  [Key in keyof Texts]: Texts[Key] extends `${string}{${string}` ? never : Key;
}[keyof Texts];

/** The lead of a page, which names the time zone of its days and times. */
export type RecordsLead = {
  [Key in keyof Texts]: Texts[Key] extends `${string}{zone}${string}`
    ? [Placeholders<Texts[Key]>] extends ['zone']
      ? Key
      : never
    : never;
}[keyof Texts];
