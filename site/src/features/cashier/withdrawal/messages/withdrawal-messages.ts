import { defineMessages } from '../../../../shared/messages';
import { withdrawal as en } from './en';
import { withdrawal as zh } from './zh-CN';

export const withdrawalMessages = defineMessages('withdrawal', zh, en);

export type WithdrawalText = keyof typeof zh;
