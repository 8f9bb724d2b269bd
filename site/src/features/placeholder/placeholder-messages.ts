import { defineMessages } from '../../shared/messages';
import { placeholder as en } from './messages/en';
import { placeholder as zh } from './messages/zh-CN';

export const placeholderMessages = defineMessages({ 'zh-CN': zh, en });

export type PlaceholderKey = keyof typeof zh;
