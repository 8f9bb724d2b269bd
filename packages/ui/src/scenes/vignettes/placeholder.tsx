import { Lantern } from '../parts/lantern';
import type { PartProps } from '../scene-canvas';

/** For a page that is not built yet: folding screen, ladder, lantern. */
export const Placeholder = ({ id }: PartProps) => (
  <>
    <Lantern id={id} x={152} y={30} scale={0.8} />
    <g stroke="var(--gold-3)" strokeWidth="1.5">
      <path d="M56 74L86 68V156L56 162Z" fill={`url(#${id}wood)`} />
      <path d="M86 68L114 76V162L86 156Z" fill={`url(#${id}wood)`} />
      <path d="M114 76L142 70V156L114 162Z" fill="none" strokeDasharray="4 4" />
    </g>
    <path d="M61 80L81 76V130L61 134ZM91 76L109 81V134L91 130Z" fill="var(--paper)" />
    <path
      d="M63 122Q70 92 79 88M66 112q-2 -8 -4 -10M72 98q6 2 8 6M93 124Q96 100 107 94M97 112q8 -2 10 4"
      fill="none"
      stroke="var(--leaf)"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path
      d="M78 86h.1M71 97h.1M106 93h.1M99 106h.1M66 108h.1"
      stroke="var(--blossom)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M118 162L152 66M166 66L190 162M147 82H169M140 102H174M132 122H179M125 142H184"
      fill="none"
      stroke="var(--wood-1)"
      strokeWidth="4.5"
      strokeLinecap="round"
    />
    <path d="M146 60H172L174 67H144Z" fill={`url(#${id}gold)`} />
    <g transform="translate(190 146)">
      <path d="M-14 0H14L11 20H-11Z" fill={`url(#${id}roof)`} />
      <ellipse rx="14" ry="4.5" fill="var(--lantern-1)" />
      <path d="M-14 0C-16 -22 16 -22 14 0" fill="none" stroke="var(--ink)" strokeWidth="1.6" />
      <path d="M4 0V8a3 3 0 0 0 6 0V-1" fill="var(--lantern-1)" />
    </g>
    <path d="M34 164H206" stroke="var(--gold-3)" strokeWidth="2" strokeLinecap="round" />
  </>
);
