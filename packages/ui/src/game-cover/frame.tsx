const corner = 'M8 40V22Q8 18 12 18H18V12Q18 8 22 8H40M13 40V26Q13 23 16 23H23V16Q23 13 26 13H40M18 18l-5 -5';

/** A gilt frame with notched lattice corners. */
export const Frame = ({ id }: { readonly id: string }) => (
  <g fill="none" stroke={`url(#${id}g)`} strokeLinecap="round">
    {[
      '',
      'translate(240 0) scale(-1 1)',
      'translate(0 320) scale(1 -1)',
      'translate(240 320) scale(-1 -1)',
    ].map((place) => (
      <path key={place} d={corner} transform={place} strokeWidth="1.6" />
    ))}
    <path d="M40 8H200M40 312H200M8 40V280M232 40V280" strokeWidth="1.2" opacity=".75" />
  </g>
);
