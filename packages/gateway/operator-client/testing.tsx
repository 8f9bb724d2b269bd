import { inLanguage } from '@pavilion/format';
import { UiProvider } from '@pavilion/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { OperatorActName, OperatorCallName } from '../src/operator/contract';
import { actNames } from './acts.generated';
import { AskProvider } from './parts/act-dialog';
import { SessionContext } from './parts/session';
import { type Locale, WordsContext, words } from './texts';

type Answers = Partial<Record<OperatorCallName, unknown>>;

const acts = Object.keys(actNames) as OperatorActName[];

/**
 * Draws a part of the console for an operator who may do all acts except those in `without`, and may read every call that has an
 * answer here. A call gets its answer: an `Error` as the reason of a refusal, everything else as the data of a success. Returns
 * the calls that were sent.
 */
export const renderConsole = (
  content: ReactNode,
  {
    answers = {},
    without = [],
    locale = 'en',
  }: { answers?: Answers; without?: OperatorActName[]; locale?: Locale } = {},
) => {
  const sent: { name: OperatorCallName; body: unknown }[] = [];
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    const name = url.replace('/api/', '') as OperatorCallName;
    sent.push({ name, body: JSON.parse(String(body)) });
    const answer = answers[name] ?? { outcome: 'done', id: 'x', items: [] };
    return answer instanceof Error
      ? { ok: false, status: 409, json: async () => ({ error: answer.message }) }
      : { ok: true, status: 200, json: async () => answer };
  }) as typeof fetch;
  const reads = Object.keys(answers) as OperatorCallName[];
  const calls = [...acts, ...reads].filter((name) => !without.some((each) => each === name));
  render(
    <WordsContext value={inLanguage(words, locale)}>
      <UiProvider locale={locale}>
        <SessionContext value={{ id: 'o1', name: 'lin', title: 'Lin', roles: ['admin'], calls }}>
          <AskProvider>{content}</AskProvider>
        </SessionContext>
      </UiProvider>
    </WordsContext>,
  );
  return { sent, acts: () => sent.filter(({ name }) => acts.includes(name as OperatorActName)) };
};
