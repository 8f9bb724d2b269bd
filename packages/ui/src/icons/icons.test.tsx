import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HomeIcon } from './navigation-icons';
import { StarFilledIcon } from './play-icons';

describe('icons', () => {
  it('[GAM-2] hides an icon that only decorates', () => {
    expect(renderToStaticMarkup(<HomeIcon />)).toContain('aria-hidden="true"');
  });

  it('[GAM-2] names an icon that stands alone', () => {
    render(<StarFilledIcon title="已收藏" size={24} />);
    expect(screen.getByRole('img', { name: '已收藏' })).toHaveAttribute('width', '24');
  });

  it('draws in the colour of its text', () => {
    expect(renderToStaticMarkup(<HomeIcon />)).toContain('stroke="currentColor"');
  });
});
