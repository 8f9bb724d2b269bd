import type { LocalText } from '@pavilion/contract';

/** A text in both languages. */
export const text = (chinese: string, english: string): LocalText => ({ 'zh-CN': chinese, en: english });
