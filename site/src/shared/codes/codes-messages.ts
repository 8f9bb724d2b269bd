import { defineMessages } from '../messages';
import { codes as en } from './messages/en';
import { codes as zh } from './messages/zh-CN';

export const codesMessages = defineMessages('codes', zh, en);

export type CodesKey = keyof typeof zh;
