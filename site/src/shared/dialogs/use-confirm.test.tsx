import { UiProvider } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useConfirm } from './use-confirm';

const Question = ({ onAnswer }: { readonly onAnswer: (isConfirmed: boolean) => void }) => {
  const ask = useConfirm();
  return (
    <button type="button" onClick={() => ask({ message: '取消订单？' }).then(onAnswer)}>
      取消
    </button>
  );
};

const setUp = async () => {
  const onAnswer = jest.fn();
  const app = (isOpen: boolean) => <UiProvider>{isOpen && <Question onAnswer={onAnswer} />}</UiProvider>;
  const { rerender } = render(app(true));
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await screen.findByRole('alertdialog', { description: '取消订单？' });
  return { onAnswer, leave: () => act(async () => rerender(app(false))) };
};

describe('a question of a page', () => {
  afterEach(() => act(async () => resetModals()));

  it('[DLG-4] resolves to the answer', async () => {
    const { onAnswer } = await setUp();
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(onAnswer.mock.calls).toEqual([[true]]);
  });

  it('[DLG-4][RTE-4] ends unconfirmed when its page is left', async () => {
    const { onAnswer, leave } = await setUp();
    await leave();
    expect(onAnswer.mock.calls).toEqual([[false]]);
  });
});
