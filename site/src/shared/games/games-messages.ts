import { defineMessages } from '../messages';
import { games as en } from './messages/en';
import { games as zh } from './messages/zh-CN';

export const gamesMessages = defineMessages('games', zh, en);
