import { UiProvider } from '@pavilion/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from '../shared/messages';
import { AppBoundary } from './app-boundary';

/** A component outside the pages that throws while `isBroken` is set. */
const Header = ({ state }: { state: { isBroken: boolean } }) => {
  if (state.isBroken) throw new Error('no header');
  return <p>头部</p>;
};

const setUp = () => {
  const state = { isBroken: true };
  render(
    <LocaleProvider locale="zh-CN" setLocale={() => {}}>
      <UiProvider locale="zh-CN">
        <AppBoundary>
          <Header state={state} />
        </AppBoundary>
        <p>旁边</p>
      </UiProvider>
    </LocaleProvider>,
  );
  return {
    fix: () => {
      state.isBroken = false;
    },
  };
};

describe('the app’s boundary', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  it('[APP-5] shows an error page with a retry button and a link to Home instead of a blank window', async () => {
    setUp();
    expect(screen.getByRole('alert')).toHaveTextContent('页面出了点问题');
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/customer/main');
    expect(screen.getByText('旁边')).toBeInTheDocument();
  });

  it('[APP-5] renders its children again at each retry', async () => {
    const { fix } = setUp();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    fix();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('头部')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
