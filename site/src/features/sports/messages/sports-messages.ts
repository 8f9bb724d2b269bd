import { defineMessages } from '../../../shared/messages';
import { markets as enMarkets } from '../../../shared/sports/messages/en';
import { markets as zhMarkets } from '../../../shared/sports/messages/zh-CN';
import { sports as en } from './en';
import { sports as zh } from './zh-CN';

/** The texts of the boards, with the names of markets. */
export const sportsMessages = defineMessages('sports', { ...zhMarkets, ...zh }, { ...enMarkets, ...en });

export type SportsKey = keyof typeof zh;
