import { defineMessages } from '../../../shared/messages';
import { agent as en } from './en';
import { agent as zh } from './zh-CN';

export const agentMessages = defineMessages('agent', zh, en);
