import { type CodeDefinition, codes, errorCodes } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { buildDepositChannel, refuse } from '@pavilion/sdk/testing';
import { ToastHost, toast } from '@pavilion/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { showPage } from '../features/auth/pages/auth-test-kit';
import { LoginPage } from '../features/auth/pages/login';
import { DepositMessage } from '../features/cashier/components/deposit-message';
import { matchRow } from '../routes/match-row';
import { paths } from '../routes/paths';
import { codeDefinition } from '../shared/errors/code-definition';
import { ErrorMessage } from '../shared/errors/error-message';
import { showErrorToast } from '../shared/errors/error-toast';
import { FormErrorBox } from '../shared/forms/form-error-box';
import { formErrorOf } from '../shared/forms/form-errors';
import { nextStepLinkOf, nextSteps } from '../shared/next-steps/next-steps';
import { payoutPages } from '../shared/payment/payout-pages';
import { SubmissionMessage } from '../shared/submission/submission-message';

/** Codes that exist in the catalogue of this test only. */
const newCode = 999_901;
const newOrderCode = 999_902;
jest.mock('../shared/errors/code-definition', () => {
  const { codeDefinition: define } = jest.requireActual('@pavilion/contract');
  const row = (nextStep: CodeDefinition['nextStep']): CodeDefinition => ({
    name: 'newCode',
    kind: 'money',
    nextStep,
    provenance: 'spec',
    message: { 'zh-CN': '新的错误', en: 'A new error' },
  });
  const added: Record<string, CodeDefinition> = { 999901: row('deposit'), 999902: row('pay-open-order') };
  return { codeDefinition: (code: number | string) => added[code] ?? define(code) };
});

const catalogue = Object.entries(codes) as [string, CodeDefinition][];
const pathOf = (address: string) => address.split('?')[0]!;
const stepOf = (code: keyof typeof codes) => (codes[code] as CodeDefinition).nextStep;

describe('the next step of an error', () => {
  it.each(catalogue)('[ERR-7] %s has a next step whose link is a path of the site', (_, { nextStep }) => {
    expect(nextSteps[nextStep]).toBeDefined();
    const link = nextStepLinkOf(nextStep, undefined);
    if (link) expect(matchRow(pathOf(link.to))?.path).toBe(pathOf(link.to));
  });

  it('[ERR-7] has no row for a step that no code uses', () => {
    const used = new Set(catalogue.map(([, { nextStep }]) => nextStep));
    expect(Object.keys(nextSteps).filter((step) => !used.has(step as never))).toEqual([]);
  });

  it.each([
    [errorCodes.giftChanged, paths.mine.mall],
    [errorCodes.liveMaintenance, `${paths.home}?room=all`],
    [errorCodes.speedPay, paths.mine.finance.deposit],
  ] as const)('[ERR-7] of %d links to %s, which is a page', (code, path) => {
    expect(nextStepLinkOf(stepOf(code), undefined)?.to).toBe(path);
    expect(matchRow(pathOf(path))?.path).toBe(pathOf(path));
  });
});

/** Every place where the site shows an error of a call. */
const places: Readonly<Record<string, (error: SdkErrorData) => ReactElement>> = {
  'a form': (error) => <FormErrorBox error={formErrorOf(error, codeDefinition)} />,
  'a submission': (error) => (
    <SubmissionMessage
      submission={{ status: 'editing', error } as never}
      onRetry={() => {}}
      onDiscard={() => {}}
    />
  ),
  'a part of a page': (error) => <ErrorMessage error={error} />,
  'a toast': (error) => {
    act(() => void showErrorToast(error, 'zh-CN'));
    return <ToastHost />;
  },
};

// The first load of a lazy component compiles its modules, which takes longer than any wait.
beforeAll(() => import('../shared/next-steps/next-step-link'), 60_000);

describe.each(Object.entries(places))('an error of a call in %s', (_, place) => {
  afterEach(() => act(() => toast.clear()));
  const show = async (code: number, data?: unknown) => {
    const shown = place({ kind: 'business', code, message: '原文', data });
    // React forgets what suspends within an `act` that is not awaited.
    await act(async () => void render(<MemoryRouter>{shown}</MemoryRouter>));
    expect(await screen.findByText(codeDefinition(code)!.message['zh-CN'], { exact: false })).toBeVisible();
  };

  it.each(catalogue.filter(([, { nextStep }]) => nextSteps[nextStep].link))(
    '[ERR-7] %s shows the link of its next step',
    async (code, { nextStep }) => {
      await show(Number(code));
      const link = await screen.findByRole('link');
      expect(link).toHaveAttribute('href', nextStepLinkOf(nextStep, undefined)!.to);
    },
  );

  it.each([
    ['wechat', payoutPages('wechat').accounts],
    ['voucher', `${paths.mine.payoutAccounts}?kind=voucher`],
  ])(
    '[ERR-7] links to the accounts of the payout kind that the data of the error names: %s',
    async (kind, address) => {
      await show(errorCodes.tooManyPayoutAccounts, { kind });
      expect(await screen.findByRole('link', { name: '管理收款账户' })).toHaveAttribute('href', address);
    },
  );

  it('[ERR-7] a new row of the catalogue needs no other change', async () => {
    await show(newCode);
    const link = await screen.findByRole('link', { name: '去存款' });
    expect(link).toHaveAttribute('href', paths.mine.finance.deposit);
  });
});

describe('a new row of the catalogue', () => {
  it('[ERR-7] shows its next step on the login page', async () => {
    showPage(LoginPage, { handlers: { login: () => refuse(newCode) } });
    fireEvent.change(screen.getByRole('textbox', { name: /账号/ }), { target: { value: 'moonlit_8' } });
    fireEvent.change(screen.getByLabelText(/^密码/), { target: { value: 'Lake2026x' } });
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByRole('link', { name: '去存款' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('新的错误');
  });

  it('[ERR-7] with the next step pay-open-order links to the order that the error names', async () => {
    const error = { kind: 'business', code: newOrderCode, message: '', data: { order: 'order-7' } };
    render(
      <MemoryRouter>
        <DepositMessage
          channel={buildDepositChannel()}
          submission={{ status: 'editing', error } as never}
          onRetry={() => {}}
          onDiscard={() => {}}
          onShowOpenOrders={() => {}}
        />
      </MemoryRouter>,
    );
    expect(await screen.findByRole('link', { name: '继续支付' })).toHaveAttribute(
      'href',
      `${paths.mine.finance.deposit}?order=order-7`,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('新的错误');
  });
});
