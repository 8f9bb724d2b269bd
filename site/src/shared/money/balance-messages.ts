import { defineMessages } from '../messages';
import { balance as en } from './messages/en';
import { balance as zh } from './messages/zh-CN';

export const balanceMessages = defineMessages('balance', zh, en);
