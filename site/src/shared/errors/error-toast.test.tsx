import { type CodeDefinition, codes, errorCodes } from '@pavilion/contract';
import { ToastHost, toast } from '@pavilion/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { type Locale, LocaleProvider } from '../messages';
import { nextStepLinkOf } from '../next-steps/next-steps';
import { showErrorToast } from './error-toast';

const Pathname = () => <p>{useLocation().pathname}</p>;
const show = async (error: unknown, locale: Locale = 'zh-CN') => {
  render(
    <LocaleProvider locale={locale} setLocale={() => {}}>
      <MemoryRouter>
        <Pathname />
        <ToastHost />
      </MemoryRouter>
    </LocaleProvider>,
  );
  await act(() => showErrorToast(error, locale));
};
const refusal = (code: number) => ({ kind: 'business', code, message: '原文' }) as const;
const errors = (Object.entries(codes) as [string, CodeDefinition][]).filter(
  ([, row]) => row.kind !== 'success',
);

describe('the error toast', () => {
  afterEach(() => act(() => toast.clear()));

  it.each(errors)(
    '[ERR-7] shows the catalogue’s text of %s with the link of its next step',
    async (code, row) => {
      await show(refusal(Number(code)));
      expect(screen.getByRole('alert')).toHaveTextContent(row.message['zh-CN']);
      const link = nextStepLinkOf(row.nextStep, undefined);
      if (link) expect(screen.getByRole('link')).toHaveAttribute('href', link.to);
      else expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('[ERR-7] opens the linked page and closes the toast', async () => {
    await show(refusal(errorCodes.speedPay), 'en');
    expect(screen.getByRole('alert')).toHaveTextContent('A speed-pay order is waiting for you.');
    await userEvent.click(screen.getByRole('link', { name: 'See the order' }));
    expect(screen.getByText(paths.mine.finance.deposit)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[ERR-7] shows repeated errors once, and no link for a provider error', async () => {
    await show(refusal(errorCodes.insufficientBalance));
    await act(() => showErrorToast(refusal(errorCodes.insufficientBalance), 'zh-CN'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await act(() =>
      showErrorToast({ kind: 'provider', code: 20_101, message: '网络异常,请稍后重试' }, 'zh-CN'),
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
