import { defineMessages } from '../../shared/messages';
import { help as en } from './messages/en';
import { help as zh } from './messages/zh-CN';

export const helpMessages = defineMessages('help', zh, en);
