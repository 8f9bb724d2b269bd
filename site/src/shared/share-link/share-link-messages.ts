import { defineMessages } from '../messages';
import { shareLink as en } from './messages/en';
import { shareLink as zh } from './messages/zh-CN';

export const shareLinkMessages = defineMessages('shareLink', zh, en);
