import type { PartProps } from '../scene-canvas';

/** A curtain tied back at the right edge of a banner. */
export const Curtain = ({ id }: PartProps) => (
  <g>
    <path
      d="M1180 -6H1290V300H1256Q1262 226 1236 196Q1240 80 1180 -6Z"
      fill={`url(#${id}lamp)`}
      stroke="var(--gold-2)"
      strokeWidth="2.500"
    />
    <path
      d="M1206 -6Q1254 90 1250 190M1236 -6Q1268 96 1264 188M1264 -6V188M1266 206Q1280 240 1276 300"
      fill="none"
      stroke="var(--lantern-2)"
      strokeWidth="6"
      opacity=".7"
    />
    <path
      d="M1230 184Q1260 200 1290 190V212Q1260 220 1232 204Z"
      fill={`url(#${id}gold)`}
      stroke="var(--gold-3)"
    />
    <path d="M1244 206V252M1250 206V258M1256 206V252" stroke="var(--gold-2)" strokeWidth="4" />
  </g>
);
