import { defineMessages } from '../messages';
import { submission as en } from './messages/en';
import { submission as zh } from './messages/zh-CN';

export const submissionMessages = defineMessages('submission', zh, en);
