import { defineMessages } from '../messages';
import { layout as en } from './messages/en';
import { layout as zh } from './messages/zh-CN';

export const layoutMessages = defineMessages('layout', zh, en);

export type LayoutKey = keyof typeof zh;
