import { type Language, languages } from './languages';

/** What separates the items of a list, clauses, and sentences. */
const byScript = {
  Han: { list: '、', clause: '，', sentence: '。' },
  Latin: { list: ', ', clause: ', ', sentence: '. ' },
} as const;

/** The separators of texts that are joined in a language: of the items of a list, of clauses, and of sentences. */
export const punctuationOf = (language: Language) => byScript[languages[language].script];
