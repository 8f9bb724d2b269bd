import { defineMessages } from '../../../../shared/messages';
import { flow as en } from './en';
import { flow as zh } from './zh-CN';

// Apart from the texts of the cashier, which deposits and withdrawals load.
export const flowMessages = defineMessages('flow', zh, en);
