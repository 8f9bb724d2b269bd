import { en } from './en';
import { time.test } from './time.test';
import { zhCN } from './zh-CN';

/** Generated from the files of this folder by `npm run generate`. */
export const textsByLanguage = { en, time.test, 'zh-CN': zhCN };
