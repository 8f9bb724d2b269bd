import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { ErrorFallback } from '../error-fallback/error-fallback';
import { Empty } from './empty';

describe.each([
  ['Empty', Empty],
  ['ErrorFallback', ErrorFallback],
])('%s', (_name, Component) => {
  it('[APP-5] shows an icon without an illustration, and hides it from screen readers', () => {
    const { container } = render(<Component />);
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
  });

  it('shows the given illustration, and none for null', () => {
    const { container, rerender } = render(<Component picture={<img alt="" src="data:," />} />);
    expect(container.querySelector('[data-part="picture"] img')).not.toBeNull();
    expect(container.querySelector('svg')).toBeNull();
    rerender(<Component picture={null} />);
    expect(container.querySelector('svg, [data-part="picture"]')).toBeNull();
  });
});

it('[APP-5] shows the failure of a part in one row: without an illustration, and with the retry', () => {
  const { container } = render(
    <ErrorFallback compact picture={<img alt="" src="data:," />} title="没有加载成功" onRetry={() => {}} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('没有加载成功');
  expect(container.querySelector('img, [data-part="picture"]')).toBeNull();
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
});

/** A page whose data load with the second attempt. */
const Page = () => {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <main tabIndex={-1}>{isLoaded ? <p>记录</p> : <ErrorFallback onRetry={() => setLoaded(true)} />}</main>
  );
};

it('[APP-5] leaves the focus on the content of the page after the retry', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('记录')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

/** A page with a part whose data load with the second attempt. */
const PageWithPart = ({ after }: { readonly after: ReactNode }) => {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <main tabIndex={-1}>
      <h1>记录</h1>
      <p>最近 30 天</p>
      {isLoaded ? (
        after
      ) : (
        <section tabIndex={-1}>
          <ErrorFallback onRetry={() => setLoaded(true)} />
        </section>
      )}
      <footer>
        <h2>帮助</h2>
      </footer>
    </main>
  );
};

describe('[APP-5] when the retry removes the part around its button too', () => {
  const retry = async (after: ReactNode) => {
    render(<PageWithPart after={after} />);
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
  };

  it('moves the focus to the heading of what replaced it', async () => {
    await retry(
      <article>
        <h2>存款</h2>
      </article>,
    );
    expect(screen.getByRole('heading', { name: '存款' })).toHaveFocus();
  });

  it('moves the focus to what replaced it if a script may focus it', async () => {
    await retry(<section key="loaded" aria-label="存款" tabIndex={-1} />);
    expect(screen.getByRole('region', { name: '存款' })).toHaveFocus();
  });

  it('moves the focus to the part around it if what replaced it cannot have it', async () => {
    await retry(<p>没有记录</p>);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
