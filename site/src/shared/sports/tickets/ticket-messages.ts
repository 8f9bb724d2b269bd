import { defineMessages } from '../../messages';
import type { LabelOf } from '../market-messages';
import { refusals as enRefusals, sports as enSports } from './messages/en';
import { refusals as zhRefusals, sports as zhSports } from './messages/zh-CN';

export const sportsMessages = defineMessages('tickets', zhSports, enSports);
export const refusalMessages = defineMessages('refusal', zhRefusals, enRefusals);

export type SportsLabel = LabelOf<typeof zhSports>;
export type RefusalLabel = LabelOf<typeof zhRefusals>;
