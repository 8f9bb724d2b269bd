import { defineMessages } from '../messages';
import { demo as en } from './messages/en';
import { demo as zh } from './messages/zh-CN';

export const demoMessages = defineMessages('demo', zh, en);
