import { render } from '@testing-library/react';
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
