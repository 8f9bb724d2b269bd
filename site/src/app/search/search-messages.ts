import { defineMessages } from '../../shared/messages';
import { search as en } from './messages/en';
import { search as zh } from './messages/zh-CN';

export const searchMessages = defineMessages('search', zh, en);
