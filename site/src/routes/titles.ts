import { defineMessages } from '../shared/messages';
import { titles as en } from './messages/en';
import { titles as zh } from './messages/zh-CN';

/** The title of each page, by the id of its row. */
export const titles = defineMessages({ 'zh-CN': zh, en });

export type TitleKey = keyof typeof zh;
