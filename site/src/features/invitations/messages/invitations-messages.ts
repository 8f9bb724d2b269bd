import { defineMessages } from '../../../shared/messages';
import { invitations as en } from './en';
import { invitations as zh } from './zh-CN';

export const invitationsMessages = defineMessages('invitations', zh, en);
