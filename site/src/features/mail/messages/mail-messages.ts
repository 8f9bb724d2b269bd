import { defineMessages } from '../../../shared/messages';
import { mail as en } from './en';
import { mail as zh } from './zh-CN';

export const mailMessages = defineMessages('mail', zh, en);
