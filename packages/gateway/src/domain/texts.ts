import type { LocalText } from '@pavilion/contract';

/** Creates a text in both languages. */
export const text = (chinese: string, english: string): LocalText => ({ 'zh-CN': chinese, en: english });
