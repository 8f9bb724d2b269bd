import { defineMessages } from '../../../shared/messages';
import { protection as en } from './en';
import { protection as zh } from './zh-CN';

export const protectionMessages = defineMessages('protection', zh, en);

export type ProtectionText = keyof typeof zh;
