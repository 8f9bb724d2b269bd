import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
