import { defineMessages } from '../../../shared/messages';
import { promotions as en } from './en';
import { promotions as zh } from './zh-CN';

export const promotionsMessages = defineMessages('promotions', zh, en);
