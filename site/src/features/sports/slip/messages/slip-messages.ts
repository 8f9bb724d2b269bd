import { defineMessages } from '../../../../shared/messages';
import { slip as en } from './en';
import { slip as zh } from './zh-CN';

export const slipMessages = defineMessages('slip', zh, en);

type Texts = typeof zh;

/** A text without placeholders. */
export type SlipLabel = {
  [Key in keyof Texts]: Texts[Key] extends `${string}{${string}` ? never : Key;
}[keyof Texts];
