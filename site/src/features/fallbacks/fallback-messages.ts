import { defineMessages } from '../../shared/messages';
import { fallbacks as en } from './messages/en';
import { fallbacks as zh } from './messages/zh-CN';

export const fallbackMessages = defineMessages('fallback', zh, en);
