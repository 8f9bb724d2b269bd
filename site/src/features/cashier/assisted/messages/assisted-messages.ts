import { defineMessages } from '../../../../shared/messages';
import { assisted as en } from './en';
import { assisted as zh } from './zh-CN';

export const assistedMessages = defineMessages('assisted', zh, en);

export type AssistedKey = keyof typeof zh;
