import { defineMessages } from '../messages';
import { lazy as en } from './messages/en';
import { lazy as zh } from './messages/zh-CN';

export const lazyMessages = defineMessages('lazy', zh, en);
