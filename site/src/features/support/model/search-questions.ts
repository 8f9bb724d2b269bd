import type { SupportQuestion } from '@pavilion/contract';
import { inLanguage } from '@pavilion/format';
import type { Locale } from '../../../shared/messages';

const normalize = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * The questions that contain every word of the query, those with a match in the question first.
 *
 * @param query words separated by spaces; case and full-width forms do not matter
 */
export const searchQuestions = (
  questions: readonly SupportQuestion[],
  query: string,
  locale: Locale,
): readonly SupportQuestion[] => {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  const found = questions.filter(({ question, answer }) => {
    const text = normalize(`${inLanguage(question, locale)} ${inLanguage(answer, locale)}`);
    return words.every((word) => text.includes(word));
  });
  const isInQuestion = ({ question }: SupportQuestion) => {
    const text = normalize(inLanguage(question, locale));
    return words.every((word) => text.includes(word));
  };
  return [...found.filter(isInQuestion), ...found.filter((each) => !isInQuestion(each))];
};
