import { defineMessages, type Translate } from '../../../shared/messages';
import { promotions as en } from './en';
import { promotions as zh } from './zh-CN';

export const promotionsMessages = defineMessages({ 'zh-CN': zh, en });

/** The texts of promotions in one language. */
export type PromotionsTexts = Translate<(typeof promotionsMessages)['zh-CN']>;
