import { defineMessages } from '../messages';
import { pictures as en } from './messages/en';
import { pictures as zh } from './messages/zh-CN';

export const picturesMessages = defineMessages('pictures', zh, en);
