import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderConsole } from '../testing';
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
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    onEnd,
    acts,
    dialog,
    confirm: () => userEvent.click(dialog.getByRole('button', { name: 'Confirm' })),
  };
};

describe('the dialog of an act', () => {
  it('[OPS-5] sends nothing while a required field is empty, and says which', async () => {
    const { acts, dialog, confirm, onEnd } = await open();
    await confirm();
    expect(acts()).toEqual([]);
    expect(onEnd).not.toHaveBeenCalled();
    expect(dialog.getByRole('textbox', { name: /Word/ })).toBeInvalid();
    expect(dialog.getByRole('textbox', { name: /English/ })).toBeInvalid();
    expect(dialog.getByRole('textbox', { name: /Chinese/ })).toBeValid();
    expect(dialog.getByRole('textbox', { name: /Occasion/ })).toBeValid();
  });

  it('[OPS-5] sends the filled fields, leaves out empty ones, and closes', async () => {
    const { acts, dialog, confirm, onEnd } = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: /Word/ }), 'boost');
    await userEvent.type(dialog.getByRole('textbox', { name: /English/ }), 'Sold out');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(acts()).toEqual([
      { name: 'bannedWordAdd', body: { word: 'boost', reason: { 'zh-CN': '缺货', en: 'Sold out' } } },
    ]);
    expect(onEnd).toHaveBeenCalledWith({ outcome: 'done', id: 'x' });
  });

  it('[OPS-3] says that a second operator must confirm the request', async () => {
    const { dialog, confirm } = await open({ outcome: 'asked', id: 'x' });
    await userEvent.type(dialog.getByRole('textbox', { name: /Word/ }), 'boost');
    await userEvent.type(dialog.getByRole('textbox', { name: /English/ }), 'Sold out');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[OPS-5] stays open with a refusal in words, and has the list read again', async () => {
    const { dialog, confirm, onEnd } = await open(new Error('below-committed'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Word/ }), 'boost');
    await userEvent.type(dialog.getByRole('textbox', { name: /English/ }), 'Sold out');
    await confirm();
    expect(await dialog.findByText('The budget cannot be below what is committed.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Word/ })).toHaveValue('boost');
    expect(onEnd).toHaveBeenCalledWith(undefined);
  });
});
