import { en } from './en';
import { zhCN } from './zh-CN';

/** Generated from the files of this folder by `npm run generate`. */
export const textsByLanguage = { en, 'zh-CN': zhCN };
