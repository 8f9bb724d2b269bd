import { defineMessages } from '../messages';
import { markets as en } from './messages/en';
import { markets as zh } from './messages/zh-CN';

export const marketMessages = defineMessages('market', zh, en);

/** The keys of texts without placeholders. */
export type LabelOf<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends `${string}{${string}` ? never : Key;
}[keyof Texts];

export type MarketLabel = LabelOf<typeof zh>;
