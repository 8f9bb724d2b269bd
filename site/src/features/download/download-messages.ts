import { defineMessages } from '../../shared/messages';
import { download as en } from './messages/en';
import { download as zh } from './messages/zh-CN';

export const downloadMessages = defineMessages('download', zh, en);

export type DownloadKey = keyof typeof zh;
