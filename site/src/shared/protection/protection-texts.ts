import { defineMessages } from '../messages';
import { protectionTexts as en } from './messages/en';
import { protectionTexts as zh } from './messages/zh-CN';

export const protectionTexts = defineMessages('protectionTexts', zh, en);
