import { defineMessages } from '../../shared/messages';
import { furnishing as en } from './messages/en';
import { furnishing as zh } from './messages/zh-CN';

export const furnishingMessages = defineMessages({ 'zh-CN': zh, en });

export type FurnishingKey = keyof typeof zh;
