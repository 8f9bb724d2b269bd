import { defineMessages } from '../../../shared/messages';
import { calendar as en } from './en';
import { calendar as zh } from './zh-CN';

export const calendarMessages = defineMessages('calendar', zh, en);
