import { defineMessages } from '../../../shared/messages';
import { home as en } from './en';
import { home as zh } from './zh-CN';

export const homeMessages = defineMessages('home', zh, en);

export type HomeKey = keyof typeof zh;
