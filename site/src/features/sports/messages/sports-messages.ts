import { defineMessages } from '../../../shared/messages';
import { sports as en } from './en';
import { sports as zh } from './zh-CN';

export const sportsMessages = defineMessages({ 'zh-CN': zh, en });

export type SportsKey = keyof typeof zh;
