import type { PartProps } from '../scene-canvas';

const studs = [0, 1, 2, 3, 4].flatMap((row) =>
  [0, 1, 2].map(
    (column) => `M${80 + column * 12} ${70 + row * 17}h.1M${136 + column * 12} ${70 + row * 17}h.1`,
  ),
);

/** Closed doors under a roof, with a lock. */
export const Restricted = ({ id }: PartProps) => (
  <>
    <path d="M62 58H178V162H62Z" fill="var(--wood-2)" />
    <path d="M70 62H119V162H70ZM121 62H170V162H121Z" fill={`url(#${id}wood)`} stroke="var(--wood-2)" />
    <path d={studs.join('')} stroke="var(--gold-2)" strokeWidth="6" strokeLinecap="round" />
    <path d="M44 164H196V158H44Z" fill={`url(#${id}stone)`} />
    <path d="M54 46H186V58H54Z" fill="var(--beam)" />
    <path
      d="M64 52l4 -4l4 4l-4 4ZM84 52l4 -4l4 4l-4 4ZM104 52l4 -4l4 4l-4 4ZM124 52l4 -4l4 4l-4 4ZM144 52l4 -4l4 4l-4 4ZM164 52l4 -4l4 4l-4 4Z"
      fill="var(--gold-2)"
    />
    <path
      d="M76 18H164C172 34 186 40 212 30C206 44 198 48 186 48H54C42 48 34 44 28 30C54 40 68 34 76 18Z"
      fill={`url(#${id}roof)`}
    />
    <path
      d="M76 18H164C172 34 186 40 212 30M76 18C68 34 54 40 28 30"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path
      d="M92 20L84 47M108 20L104 47M120 20V47M132 20L136 47M148 20L156 47"
      stroke="var(--roof-2)"
      strokeWidth="1.4"
      opacity=".6"
    />
    <g transform="translate(120 118)">
      <path d="M-11 -4V-14a11 11 0 0 1 22 0V-4" fill="none" stroke="var(--gold-3)" strokeWidth="6" />
      <path d="M-11 -4V-14a11 11 0 0 1 22 0V-4" fill="none" stroke="var(--gold-1)" strokeWidth="3" />
      <rect
        x="-19"
        y="-6"
        width="38"
        height="30"
        rx="6"
        fill={`url(#${id}gold)`}
        stroke="var(--gold-3)"
        strokeWidth="1.5"
      />
      <path d="M0 4a4 4 0 0 1 2 7.500l1.5 6h-7l1.5 -6a4 4 0 0 1 2 -7.500Z" fill="var(--wood-2)" />
    </g>
  </>
);
