import { confirm, dialog, fillIn, press, renderConsole, send } from '../console-test-kit';
import { useAsk } from './act-dialog';
import type { AskField } from './ask-fields';

const fields: readonly AskField[] = [
  { name: 'word', kind: 'text', label: 'Word' },
  { name: 'occasion', kind: 'text', label: 'Occasion', optional: true },
  {
    name: 'reason',
    kind: 'local',
    label: 'Reason',
    labels: ['Chinese', 'English'],
    start: { 'zh-CN': '缺货', en: '' },
  },
];

const Part = ({ onEnd }: { onEnd: (answer: unknown) => void }) => {
  const ask = useAsk();
  return (
    <button
      type="button"
      onClick={() =>
        ask({ title: 'Ban it', fields, act: 'bannedWordAdd', body: (values) => values as never, onEnd })
      }
    >
      Open
    </button>
  );
};

const open = async (answer?: unknown) => {
  const onEnd = jest.fn();
  const { acts, sentHeaders } = renderConsole(<Part onEnd={onEnd} />, {
    answers: { bannedWordAdd: answer ?? { outcome: 'done', id: 'x' } },
  });
  await press('Open');
  return { onEnd, acts, keys: () => sentHeaders.map((headers) => headers['idempotency-key']) };
};
/** Fills what is required and empty. */
const fillRequired = async () => {
  await fillIn(/Word/, 'boost');
  await fillIn(/English/, 'Sold out');
};

describe('the dialog of an act', () => {
  it('[OPS-5] sends nothing while a required field is empty, and says which', async () => {
    const { acts, onEnd } = await open();
    await send();
    expect(acts()).toEqual([]);
    expect(onEnd).not.toHaveBeenCalled();
    const form = await dialog();
    expect(form.getByRole('textbox', { name: /Word/ })).toBeInvalid();
    expect(form.getByRole('textbox', { name: /English/ })).toBeInvalid();
    expect(form.getByRole('textbox', { name: /Chinese/ })).toBeValid();
    expect(form.getByRole('textbox', { name: /Occasion/ })).toBeValid();
  });

  it('[OPS-5] sends the filled fields, leaves out empty ones, and closes', async () => {
    const { acts, onEnd } = await open();
    await fillRequired();
    await confirm();
    expect(acts()).toEqual([
      { name: 'bannedWordAdd', body: { word: 'boost', reason: { 'zh-CN': '缺货', en: 'Sold out' } } },
    ]);
    expect(onEnd).toHaveBeenCalledWith({ outcome: 'done', id: 'x' });
  });

  it('[OPS-3] says that a second operator must confirm the request', async () => {
    await open({ outcome: 'asked', id: 'x' });
    await fillRequired();
    await confirm();
  });

  it('[OPS-5][REQ-10] sends an act again with its key after a lost answer, and says that it is done once', async () => {
    const answers = [new TypeError('Failed to fetch'), { outcome: 'done', id: 'x' }];
    const { acts, keys } = await open(() => answers.shift());
    await fillRequired();
    await send();
    expect(await (await dialog()).findByText(/it is done once only/)).toBeVisible();
    await confirm();
    expect(acts()).toHaveLength(2);
    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys()[0]]);
  });

  it('[OPS-5][REQ-10] sends another act with another key', async () => {
    const { keys } = await open();
    for (const _ of [1, 2]) {
      await fillRequired();
      await confirm();
      await press('Open');
    }
    expect(new Set(keys()).size).toBe(2);
  });

  it('[OPS-5] stays open with a refusal in words, and has the list read again', async () => {
    const { onEnd } = await open(new Error('below-committed'));
    await fillRequired();
    await send();
    const form = await dialog();
    expect(await form.findByText('The budget cannot be below what is committed.')).toBeVisible();
    expect(form.getByRole('textbox', { name: /Word/ })).toHaveValue('boost');
    expect(onEnd).toHaveBeenCalledWith(undefined);
  });
});
