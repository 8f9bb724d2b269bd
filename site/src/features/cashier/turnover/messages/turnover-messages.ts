import { defineMessages } from '../../../../shared/messages';
import { turnover as en } from './en';
import { turnover as zh } from './zh-CN';

export const turnoverMessages = defineMessages('turnover', zh, en);
