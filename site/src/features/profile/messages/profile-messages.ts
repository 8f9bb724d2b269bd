import { defineMessages } from '../../../shared/messages';
import { profile as en } from './en';
import { profile as zh } from './zh-CN';

export const profileMessages = defineMessages('profile', zh, en);
