import { defineMessages } from '../../../shared/messages';
import { cards as en } from './en';
import { cards as zh } from './zh-CN';

export const cardsMessages = defineMessages('cards', zh, en);

export type CardsKey = keyof typeof zh;
