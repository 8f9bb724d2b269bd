import type { ReactNode } from 'react';
import { wordsOfError } from '../errors/words-of-error';
import { useLocale, useLocalText } from '../messages';
import { MessageBox } from '../notice/message-box';
import type { Problem } from './problem';

interface ProblemBoxProps {
  readonly problem: Problem;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/**
 * Says why the attempt was refused, above the fields that made it.
 *
 * Source: section 8 of the specification; requirement ERR-7.
 */
export const ProblemBox = ({ problem, children }: ProblemBoxProps) => {
  const local = useLocalText();
  const { locale } = useLocale();
  return (
    <MessageBox
      tone="danger"
      title={problem.text ? local(problem.text) : wordsOfError(problem, locale, undefined)}
      text={children}
    />
  );
};
