import { defineMessages } from '../../../shared/messages';
import { supportPages as en } from './en';
import { supportPages as zh } from './zh-CN';

export const supportPageMessages = defineMessages('supportPage', zh, en);

export type SupportPageKey = keyof typeof zh;
