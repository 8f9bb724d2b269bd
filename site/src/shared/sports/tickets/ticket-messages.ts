import { defineMessages } from '../../messages';
import type { LabelOf } from '../market-messages';
import { incidents as enIncidents, refusals as enRefusals, sports as enSports } from './messages/en';
import { incidents as zhIncidents, refusals as zhRefusals, sports as zhSports } from './messages/zh-CN';

export const sportsMessages = defineMessages('tickets', zhSports, enSports);
export const incidentMessages = defineMessages('incident', zhIncidents, enIncidents);
export const refusalMessages = defineMessages('refusal', zhRefusals, enRefusals);

export type SportsLabel = LabelOf<typeof zhSports>;
export type RefusalLabel = LabelOf<typeof zhRefusals>;
export type IncidentKey = keyof typeof zhIncidents;
