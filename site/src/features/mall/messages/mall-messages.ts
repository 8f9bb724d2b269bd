import { defineMessages, type Translate } from '../../../shared/messages';
import { mall as en } from './en';
import { mall as zh } from './zh-CN';

export const mallMessages = defineMessages('mall', zh, en);

export type MallTexts = Translate<(typeof mallMessages)['zh-CN']>;
