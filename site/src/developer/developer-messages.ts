import { defineMessages } from '../shared/messages';
import { developer as en } from './messages/en';
import { developer as zh } from './messages/zh-CN';

export const developerMessages = defineMessages('developer', zh, en);
