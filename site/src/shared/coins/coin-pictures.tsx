import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

const Svg = styled.svg`
  display: block;
  overflow: visible;
  .rim { fill: ${token.color.valueSolid}; }
  .face { fill: color-mix(in oklab, ${token.color.valueSolid} 62%, white); }
  .shade { fill: color-mix(in oklab, ${token.color.valueSolid} 70%, black); }
  .hole { fill: ${token.color.surface}; }
`;

/** An old coin with a square hole. */
export const CoinPicture = ({ size }: { readonly size: number }) => (
  <Svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <circle className="shade" cx="20" cy="21.5" r="18" />
    <circle className="rim" cx="20" cy="20" r="18" />
    <circle className="face" cx="20" cy="20" r="14.5" />
    <path
      className="rim"
      d="M18.6 7.5h2.8v4h-2.8zM18.6 28.5h2.8v4h-2.8zM7.5 18.6h4v2.8h-4zM28.5 18.6h4v2.8h-4z"
    />
    <rect className="shade" x="14" y="14" width="12" height="12" rx="1" />
    <rect className="hole" x="15.5" y="15.5" width="9" height="9" rx="0.5" />
  </Svg>
);

/** An ingot, for the last day of the week. */
export const IngotPicture = ({ size }: { readonly size: number }) => (
  <Svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <path className="shade" d="M3 15c1 13 8 19 17 19s16-6 17-19c-4 5-10 7-17 7S7 20 3 15Z" />
    <path className="rim" d="M3 13.5c1 12.5 8 18 17 18s16-5.5 17-18c-4 5-10 7-17 7S7 18.5 3 13.5Z" />
    <ellipse className="face" cx="20" cy="16.5" rx="10" ry="9" />
    <ellipse className="rim" cx="20" cy="18.5" rx="10" ry="6.5" />
    <path className="face" d="M7.5 20c3 6 8 8.5 13 8.5-6 0.8-11.5-2.5-13-8.5Z" />
  </Svg>
);
