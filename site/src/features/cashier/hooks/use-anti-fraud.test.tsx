import { buildMember } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { getOpenModals, resetModals } from '@pavilion/ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAntiFraudOnEntry, useFraudWarning } from './use-anti-fraud';

const Submission = ({ onAnswer }: { readonly onAnswer: (understood: boolean) => void }) => {
  const warn = useFraudWarning();
  return (
    <button type="button" onClick={() => warn().then(onAnswer)}>
      提交
    </button>
  );
};

const member = buildMember();
const Entry = () => {
  useAntiFraudOnEntry(member);
  return null;
};

describe('the warning of fraud', () => {
  afterEach(async () => {
    await act(async () => resetModals());
    sessionStorage.clear();
    localStorage.clear();
  });

  it('[DLG-9] before a submission, is not confirmed when the page is left', async () => {
    const onAnswer = jest.fn();
    const { rerender } = render(
      <UiProvider>
        <Submission onAnswer={onAnswer} />
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await screen.findByRole('button', { name: '我知道了' });
    await act(async () => rerender(<UiProvider />));
    expect(onAnswer.mock.calls).toEqual([[false]]);
    expect(getOpenModals()).toHaveLength(0);
  });

  it('[DLG-9] on entry, is shown once a login, also in another tab, but again if it was not shown', async () => {
    const enter = () =>
      render(
        <UiProvider>
          <Entry />
        </UiProvider>,
      );
    // Left before the dialog was rendered.
    const closed = render(<Entry />);
    closed.unmount();
    await act(async () => resetModals());
    const { unmount } = enter();
    await userEvent.click(await screen.findByRole('button', { name: '我知道了' }));
    unmount();
    await act(async () => resetModals());
    // Another tab shares local storage only.
    sessionStorage.clear();
    enter();
    await act(async () => {});
    expect(getOpenModals()).toHaveLength(0);
  });

  it('[DLG-9] on entry, closes when the page is left', async () => {
    const { rerender } = render(
      <UiProvider>
        <Entry />
      </UiProvider>,
    );
    await screen.findByRole('button', { name: '我知道了' });
    await act(async () => rerender(<UiProvider />));
    expect(getOpenModals()).toHaveLength(0);
  });
});
