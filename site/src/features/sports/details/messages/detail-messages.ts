import { defineMessages } from '../../../../shared/messages';
import { markets as enMarkets } from '../../../../shared/sports/messages/en';
import { markets as zhMarkets } from '../../../../shared/sports/messages/zh-CN';
import { sports as enSports } from '../../messages/en';
import { sports as zhSports } from '../../messages/zh-CN';
import { details as en } from './en';
import { details as zh } from './zh-CN';

/** The texts of the boards and of their lazy parts. */
export const detailMessages = defineMessages(
  'detail',
  { ...zhMarkets, ...zhSports, ...zh },
  { ...enMarkets, ...enSports, ...en },
);

export type DetailKey = keyof (typeof detailMessages)['zh-CN'];
