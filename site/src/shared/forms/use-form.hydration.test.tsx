import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from './use-form';

const empty = { account: '', remember: false };

const Login = ({ send }: { send: (values: typeof empty) => Promise<void> }) => {
  const { ref, values, change, submit } = useForm({ empty, judge: () => ({}), send });
  return (
    <form ref={ref} action={submit}>
      <input
        name="account"
        aria-label="account"
        value={values.account}
        onChange={(event) => change('account', event.currentTarget.value)}
      />
      <input
        type="checkbox"
        name="remember"
        aria-label="remember"
        checked={values.remember}
        onChange={(event) => change('remember', event.currentTarget.checked)}
      />
      <button type="button" onClick={submit}>
        send
      </button>
    </form>
  );
};

describe('a form that the server drew', () => {
  it('[RTE-4] keeps what was typed and ticked before the page came to life', async () => {
    const send = jest.fn(async () => {});
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Login send={send} />);
    const account = screen.getByLabelText<HTMLInputElement>('account');
    account.value = 'moonlit_8';
    screen.getByLabelText<HTMLInputElement>('remember').checked = true;
    await act(async () => hydrateRoot(page, <Login send={send} />));
    expect(account).toHaveValue('moonlit_8');
    await act(async () => fireEvent.click(screen.getByText('send')));
    expect(send).toHaveBeenCalledWith({ account: 'moonlit_8', remember: true });
  });
});
