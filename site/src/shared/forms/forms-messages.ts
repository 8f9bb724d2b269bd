import { defineMessages } from '../messages';
import { forms as en } from './messages/en';
import { forms as zh } from './messages/zh-CN';

export const formsMessages = defineMessages('forms', zh, en);

export type FormsKey = keyof typeof zh;
