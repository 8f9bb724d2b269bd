import type { PartProps } from '../scene-canvas';

/** A blank scroll, unrolled, with its brush. */
export const Records = ({ id }: PartProps) => (
  <>
    <path d="M70 62H166V150H70Z" fill={`url(#${id}cloud)`} stroke="var(--line)" strokeWidth="1.2" />
    <path d="M78 70H158V142H78Z" fill="none" stroke="var(--line)" strokeWidth=".8" />
    <path
      d="M142 80V132M126 80V124M110 80V132M94 80V110"
      stroke="var(--line)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeDasharray="12 7"
      opacity=".75"
    />
    <path d="M62 52H174V64H62ZM62 148H174V160H62Z" fill={`url(#${id}wood)`} />
    <path
      d="M54 54H62V62H54ZM174 54H182V62H174ZM54 150H62V158H54ZM174 150H182V158H174Z"
      fill={`url(#${id}gold)`}
    />
    <path d="M84 118h14v14h-14Z" fill="var(--lantern-2)" />
    <path d="M87.5 122h7M91 122v7M87.5 129h7" stroke="var(--gold-1)" strokeWidth="1.3" />
    <g transform="translate(182 148) rotate(28)">
      <path d="M-3 -84H3V-26H-3Z" fill={`url(#${id}wood)`} />
      <path d="M-4 -30H4V-20H-4Z" fill={`url(#${id}gold)`} />
      <path d="M-4 -20H4C6 -10 2 -4 0 4C-2 -4 -6 -10 -4 -20Z" fill="var(--ink)" />
    </g>
  </>
);
