import { defineMessages } from '../../../shared/messages';
import { guide as en } from './en';
import { guide as zh } from './zh-CN';

export const guideMessages = defineMessages('guide', zh, en);
