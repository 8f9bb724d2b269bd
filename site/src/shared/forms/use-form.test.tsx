import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Form } from './form';
import { useForm } from './use-form';

const defaults = { account: '', password: '', remember: false };

interface LoginProps {
  readonly submit: (values: typeof defaults) => Promise<void>;
  readonly memberId?: string;
}

const Login = ({ submit, memberId }: LoginProps) => {
  const form = useForm({
    defaults,
    validate: ({ account }) => (account === 'wrong' ? { account: { reason: 'format' } } : {}),
    persist: { key: memberId && `test.${memberId}`, fields: ['account'] },
    submit: async (values) => {
      await submit(values);
      form.reset();
    },
  });
  const { onValueChange: onAccount, ...account } = form.field('account');
  const { onValueChange: onPassword, ...password } = form.field('password');
  const { onCheckedChange, ...remember } = form.checkbox('remember');
  return (
    <Form form={form}>
      <input
        {...account}
        aria-label="account"
        aria-invalid={form.errors.account !== undefined}
        onChange={(event) => onAccount(event.currentTarget.value)}
      />
      <input
        {...password}
        aria-label="password"
        onChange={(event) => onPassword(event.currentTarget.value)}
      />
      <input
        {...remember}
        type="checkbox"
        aria-label="remember"
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <button type="submit">send</button>
    </Form>
  );
};

const account = () => screen.getByLabelText<HTMLInputElement>('account');
const password = () => screen.getByLabelText<HTMLInputElement>('password');
const write = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByText('send')));
const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

describe('a server-rendered form', () => {
  it('[RTE-4] keeps input from before hydration', async () => {
    const submit = jest.fn(async () => {});
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Login submit={submit} />);
    account().value = 'moonlit_8';
    screen.getByLabelText<HTMLInputElement>('remember').checked = true;
    const root = await act(async () => hydrateRoot(page, <Login submit={submit} />));
    expect(account()).toHaveValue('moonlit_8');
    await send();
    expect(submit).toHaveBeenCalledWith({ account: 'moonlit_8', password: '', remember: true });
    act(() => root.unmount());
    page.remove();
  });
});

describe('a submission', () => {
  it('focuses a field only after its error is rendered', async () => {
    render(<Login submit={async () => {}} />);
    const onFocus = jest.fn(() => account().getAttribute('aria-invalid'));
    account().addEventListener('focus', onFocus);
    write(account(), 'wrong');
    await send();
    expect(onFocus).toHaveReturnedWith('true');
  });

  it('runs once for two clicks before the next render', async () => {
    const submit = jest.fn(async () => {});
    render(<Login submit={submit} />);
    const button = screen.getByText('send');
    await act(async () => {
      button.click();
      button.click();
    });
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe('unsaved input', () => {
  beforeEach(() => sessionStorage.clear());

  it('survives a reload, without passwords', () => {
    const { unmount } = render(<Login submit={async () => {}} memberId="member-1" />);
    write(account(), 'moonlit_8');
    write(password(), 'Lake2026x');
    expect(stored()).not.toContain('Lake2026x');
    unmount();
    render(<Login submit={async () => {}} memberId="member-1" />);
    expect(account()).toHaveValue('moonlit_8');
    expect(password()).toHaveValue('');
  });

  it('is not restored for another member, and waits until the member is known', () => {
    const { unmount } = render(<Login submit={async () => {}} memberId="member-1" />);
    write(account(), 'moonlit_8');
    unmount();
    const other = render(<Login submit={async () => {}} memberId="member-2" />);
    expect(account()).toHaveValue('');
    other.unmount();
    const { rerender } = render(<Login submit={async () => {}} />);
    expect(account()).toHaveValue('');
    rerender(<Login submit={async () => {}} memberId="member-1" />);
    expect(account()).toHaveValue('moonlit_8');
  });

  it('is removed when the field is emptied, and after a submission', async () => {
    render(<Login submit={async () => {}} memberId="member-1" />);
    write(account(), 'moonlit_8');
    write(account(), '');
    expect(stored()).toBe('{}');
    write(account(), 'moonlit_8');
    await send();
    expect(account()).toHaveValue('');
    expect(stored()).toBe('{}');
  });

  it.each(['null', '{', '[]', '"text"', '{"account":1}', '{"password":"x"}'])('ignores %j', (text) => {
    sessionStorage.setItem('pavilion.form.test.member-1', text);
    render(<Login submit={async () => {}} memberId="member-1" />);
    expect(account()).toHaveValue('');
    expect(password()).toHaveValue('');
  });
});
