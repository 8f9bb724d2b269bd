import { defineMessages } from '../../../../shared/messages';
import { rebate as en } from './en';
import { rebate as zh } from './zh-CN';

export const rebateMessages = defineMessages('rebate', zh, en);
