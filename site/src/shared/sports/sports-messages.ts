import { defineMessages } from '../messages';
import {
  incidents as enIncidents,
  markets as enMarkets,
  refusals as enRefusals,
  sports as enSports,
} from './messages/en';
import {
  incidents as zhIncidents,
  markets as zhMarkets,
  refusals as zhRefusals,
  sports as zhSports,
} from './messages/zh-CN';

export const marketMessages = defineMessages({ 'zh-CN': zhMarkets, en: enMarkets });
export const sportsMessages = defineMessages({ 'zh-CN': zhSports, en: enSports });
export const incidentMessages = defineMessages({ 'zh-CN': zhIncidents, en: enIncidents });
export const refusalMessages = defineMessages({ 'zh-CN': zhRefusals, en: enRefusals });

/** The keys of texts without placeholders. */
type LabelOf<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends `${string}{${string}` ? never : Key;
}[keyof Texts];

export type MarketLabel = LabelOf<typeof zhMarkets>;
export type SportsLabel = LabelOf<typeof zhSports>;
export type RefusalLabel = LabelOf<typeof zhRefusals>;
export type IncidentKey = keyof typeof zhIncidents;
