/** A text that is the same in both languages. */
export const testText = (value: string) => ({ 'zh-CN': value, en: value });

/** A side of an event in a test, named by its id. */
export const testSide = (id: string) => ({
  id,
  name: testText(id),
  short: testText(id),
  colours: ['#aa0000', '#ffffff'] as const,
});
