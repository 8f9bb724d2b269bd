import { defineMessages } from '../../../shared/messages';
import { lobby as en } from './en';
import { lobby as zh } from './zh-CN';

export const lobbyMessages = defineMessages('lobby', zh, en);

export type LobbyKey = keyof typeof zh;
