import { defineMessages } from '../messages';
import { sharedRound as en } from './messages/en';
import { sharedRound as zh } from './messages/zh-CN';

export const sharedRoundMessages = defineMessages('sharedRound', zh, en);
