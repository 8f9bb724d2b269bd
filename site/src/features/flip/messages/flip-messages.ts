import { defineMessages } from '../../../shared/messages';
import { flip as en } from './en';
import { flip as zh } from './zh-CN';

export const flipMessages = defineMessages('flip', zh, en);
