import { defineMessages } from '../messages';
import { agentCheck as en } from './messages/en';
import { agentCheck as zh } from './messages/zh-CN';

export const agentCheckMessages = defineMessages('agentCheck', zh, en);
