import { defineMessages } from '../../../shared/messages';
import { profileChanges as en } from './en';
import { profileChanges as zh } from './zh-CN';

export const profileChangesMessages = defineMessages('profileChanges', zh, en);

export type ProfileChangesKey = keyof typeof zh;
