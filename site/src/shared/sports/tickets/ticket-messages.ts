import { defineMessages } from '../../messages';
import type { LabelOf } from '../market-messages';
import { incidents as enIncidents, refusals as enRefusals, sports as enSports } from './messages/en';
import { incidents as zhIncidents, refusals as zhRefusals, sports as zhSports } from './messages/zh-CN';

export const sportsMessages = defineMessages('tickets', { 'zh-CN': zhSports, en: enSports });
export const incidentMessages = defineMessages('incident', { 'zh-CN': zhIncidents, en: enIncidents });
export const refusalMessages = defineMessages('refusal', { 'zh-CN': zhRefusals, en: enRefusals });

export type SportsLabel = LabelOf<typeof zhSports>;
export type RefusalLabel = LabelOf<typeof zhRefusals>;
export type IncidentKey = keyof typeof zhIncidents;
