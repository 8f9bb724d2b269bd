import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';

const Picture = styled.svg`
  && { position: absolute; }
  inset: 0 0 auto auto;
  width: min(42%, 460px);
  height: 100%;
  color: ${token.color.valueSolid};
  opacity: 0.32;
  mask-image: linear-gradient(270deg, #000, transparent);
  pointer-events: none;
  @media (max-width: ${breakpoint.tablet}px) { opacity: 0.14; }
`;

/** The lattice of a window that is being built: thin double lines, in the theme's gold. */
export const Lattice = () => (
  <Picture aria-hidden="true" preserveAspectRatio="xMaxYMin slice" viewBox="0 0 460 460">
    <defs>
      <pattern id="furnishing-lattice" width="92" height="92" patternUnits="userSpaceOnUse">
        <path
          d="M0 46h26v-20h40v40H26V46M66 46h26M46 0v26M46 66v26M0 0h12v12H0M92 0H80v12h12M0 92h12V80H0M92 92H80V80h12"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <path d="M32 32h28v28H32Z" fill="none" stroke="currentColor" strokeWidth="0.75" />
      </pattern>
    </defs>
    <rect width="460" height="460" fill="url(#furnishing-lattice)" />
  </Picture>
);
