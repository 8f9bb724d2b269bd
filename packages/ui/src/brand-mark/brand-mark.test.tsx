import { render, screen } from '@testing-library/react';
import { BrandMark } from './brand-mark';
import { brandMarkSvg } from './brand-mark-svg';
import { BrandWordmark } from './brand-wordmark';

describe('brand mark', () => {
  it('[BRD-1] shows the name of the brand, and announces it once', () => {
    render(<BrandWordmark name="揽月阁" latin="PAVILION" />);
    expect(screen.getByText('揽月阁')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('[BRD-1] has an accessible name where it has no text', () => {
    render(<BrandMark title="揽月阁" />);
    expect(screen.getByRole('img', { name: '揽月阁' })).toBeVisible();
  });

  it('[APP-1] returns a favicon as an SVG document in the brand’s colours', () => {
    const svg = brandMarkSvg({ ground: '#123456' });
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(svg).toContain('fill="#123456"');
  });
});
