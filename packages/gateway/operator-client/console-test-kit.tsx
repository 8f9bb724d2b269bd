import type { LocalText } from '@pavilion/contract';
import { inLanguage } from '@pavilion/format';
import { UiProvider } from '@pavilion/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { OperatorActName, OperatorCallName } from '../src/operator/contract';
import { actNames } from './acts.generated';
import { AskProvider } from './parts/act-dialog';
import { SessionContext } from './parts/session';
import { type Locale, WordsContext, words } from './texts';

type Headers = Readonly<Record<string, string>>;
type Answers = Partial<Record<OperatorCallName, unknown>>;

const acts = Object.keys(actNames) as OperatorActName[];

/**
 * Draws a part of the console for an operator who may do all acts except those in `without`, and may read every call that has an
 * answer here. A call gets its answer: an `Error` as the reason of a refusal, a `TypeError` as a lost answer, what a function returns
 * for its body, everything else as the data of a success. Returns the calls that were sent, and the headers of each.
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
  const sentHeaders: Headers[] = [];
  globalThis.fetch = (async (url: string, { body, headers }: RequestInit) => {
    const name = url.replace('/api/', '') as OperatorCallName;
    sentHeaders.push(headers as Headers);
    sent.push({ name, body: JSON.parse(String(body)) });
    const given = answers[name];
    const answer = (typeof given === 'function' ? given(JSON.parse(String(body))) : given) ?? {
      outcome: 'done',
      id: 'x',
      items: [],
    };
    if (answer instanceof TypeError) throw answer;
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
  return { sent, sentHeaders, acts: () => sent.filter(({ name }) => acts.includes(name as OperatorActName)) };
};

/** Opens the page of one object, such as `members/m1`, in each test of the `describe`. */
export const openPath = (path: string): void => {
  beforeEach(() => {
    location.hash = `#/${path}`;
  });
  afterEach(() => {
    location.hash = '';
  });
};

/** The moment of all rows. */
export const at = '2026-06-01T00:00:00.000Z';

/** A text by language of which the words do not matter. */
export const text: LocalText = { 'zh-CN': '龙舟会', en: 'Dragon boats' };

/** The page of a list: its last one, unless it has a cursor. */
export const pageOf = (items: readonly object[] = [], nextCursor: string | null = null) => ({
  items,
  nextCursor,
});

/** Presses the first button of the name, once there is one. */
export const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

export const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

/** The open dialog, once there is one. */
export const dialog = async () => within(await screen.findByRole('dialog'));

/** Types into the field of the open dialog, in place of what is there. */
export const fillIn = async (name: string | RegExp, text: string) => {
  const field = (await dialog()).getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** Presses the button by which the open dialog sends its act. */
export const send = async (name = 'Confirm') =>
  userEvent.click((await dialog()).getByRole('button', { name }));

/** Sends the act of the open dialog, which then closes. */
export const confirm = async (name?: string) => {
  await send(name);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** Captures the files that the page saves, with their text. Undone by `jest.restoreAllMocks`. */
export const keepSavedFiles = () => {
  const saved: { name: string; text: string }[] = [];
  const parts: string[] = [];
  jest.spyOn(globalThis, 'Blob').mockImplementation(function (this: Blob, given?: BlobPart[]) {
    parts.push(String(given));
    return this;
  });
  URL.createObjectURL = () => 'blob:list';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: parts.at(-1) as string });
  });
  return saved;
};
