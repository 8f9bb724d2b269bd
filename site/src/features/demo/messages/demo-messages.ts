import { defineMessages } from '../../../shared/messages';
import { demo as en } from './en';
import { demo as zh } from './zh-CN';

export const demoPageMessages = defineMessages('demoPage', zh, en);
