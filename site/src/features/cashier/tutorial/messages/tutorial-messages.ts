import { defineMessages } from '../../../../shared/messages';
import { tutorial as en } from './en';
import { tutorial as zh } from './zh-CN';

export const tutorialMessages = defineMessages('tutorial', zh, en);
