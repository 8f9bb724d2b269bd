import { defineMessages } from '../../../shared/messages';
import { peak as en } from './en';
import { peak as zh } from './zh-CN';

export const peakMessages = defineMessages('peak', zh, en);
