import { defineMessages } from '../../../../shared/messages';
import { accounts as en } from './en';
import { accounts as zh } from './zh-CN';

export const accountsMessages = defineMessages('accounts', zh, en);
