import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HomeIcon } from './navigation-icons';
import { StarFilledIcon } from './play-icons';

describe('icons', () => {
  it('[GAM-2] hides a decorative icon', () => {
    expect(renderToStaticMarkup(<HomeIcon />)).toContain('aria-hidden="true"');
  });

  it('[GAM-2] names an icon without text', () => {
    render(<StarFilledIcon title="已收藏" size={24} />);
    expect(screen.getByRole('img', { name: '已收藏' })).toHaveAttribute('width', '24');
  });

  it('has the colour of the text around it', () => {
    expect(renderToStaticMarkup(<HomeIcon />)).toContain('stroke="currentColor"');
  });
});
