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
  const { acts } = renderConsole(<Part onEnd={onEnd} />, {
    answers: { bannedWordAdd: answer ?? { outcome: 'done', id: 'x' } },
  });
  await press('Open');
  return { onEnd, acts };
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
