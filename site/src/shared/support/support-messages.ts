import { defineMessages } from '../messages';
import { support as en } from './messages/en';
import { support as zh } from './messages/zh-CN';

export const supportMessages = defineMessages('support', zh, en);

export type SupportKey = keyof typeof zh;
