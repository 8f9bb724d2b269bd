import { defineMessages } from '../messages';
import { dividends as en } from './messages/en';
import { dividends as zh } from './messages/zh-CN';

export const dividendsMessages = defineMessages('dividends', zh, en);
