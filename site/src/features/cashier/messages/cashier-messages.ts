import { defineMessages } from '../../../shared/messages';
import { cashier as en } from './en';
import { cashier as zh } from './zh-CN';

export const cashierMessages = defineMessages('cashier', zh, en);
