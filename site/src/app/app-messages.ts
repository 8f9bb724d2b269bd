import { defineMessages } from '../shared/messages';
import { app as en } from './messages/en';
import { app as zh } from './messages/zh-CN';

export const appMessages = defineMessages('app', zh, en);
