import { defineMessages } from '../../../shared/messages';
import { rooms as en } from './en';
import { rooms as zh } from './zh-CN';

export const roomsMessages = defineMessages('rooms', zh, en);
