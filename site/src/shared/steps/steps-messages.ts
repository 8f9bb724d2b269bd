import { defineMessages } from '../messages';
import { steps as en } from './messages/en';
import { steps as zh } from './messages/zh-CN';

export const stepsMessages = defineMessages({ 'zh-CN': zh, en });
