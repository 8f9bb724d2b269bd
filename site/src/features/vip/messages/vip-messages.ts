import { defineMessages } from '../../../shared/messages';
import { vip as en } from './en';
import { vip as zh } from './zh-CN';

export const vipMessages = defineMessages('vip', zh, en);
