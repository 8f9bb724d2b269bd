import { defineMessages } from '../messages';
import { rewards as en } from './messages/en';
import { rewards as zh } from './messages/zh-CN';

export const rewardsMessages = defineMessages('rewards', zh, en);
