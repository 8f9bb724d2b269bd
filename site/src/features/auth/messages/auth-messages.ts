import { defineMessages } from '../../../shared/messages';
import { auth as en } from './en';
import { auth as zh } from './zh-CN';

export const authMessages = defineMessages('auth', zh, en);

export type AuthKey = keyof typeof zh;
