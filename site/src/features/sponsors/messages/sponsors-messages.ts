import { defineMessages } from '../../../shared/messages';
import { sponsors as en } from './en';
import { sponsors as zh } from './zh-CN';

export const sponsorsMessages = defineMessages('sponsors', zh, en);
