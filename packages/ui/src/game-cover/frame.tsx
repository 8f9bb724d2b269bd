import { layouts, type TitledShape } from './layout';

const fret = 'M8 40V22Q8 18 12 18H18V12Q18 8 22 8H40M13 40V26Q13 23 16 23H23V16Q23 13 26 13H40M18 18l-5 -5';

interface FrameProps {
  readonly id: string;
  readonly shape: TitledShape;
}

/** A gold frame with notched corners. */
export const Frame = ({ id, shape }: FrameProps) => {
  const { width, height } = layouts[shape];
  const scale = shape === 'wide' ? 0.62 : 1;
  const [inset, end] = [8 * scale, 40 * scale];
  return (
    <g fill="none" stroke={`url(#${id}g)`} strokeLinecap="round">
      {[
        '',
        `translate(${width} 0) scale(-1 1)`,
        `translate(0 ${height}) scale(1 -1)`,
        `translate(${width} ${height}) scale(-1 -1)`,
      ].map((place) => (
        <path key={place} d={fret} transform={`${place} scale(${scale})`} strokeWidth="1.6" />
      ))}
      <path
        d={`M${end} ${inset}H${width - end}M${end} ${height - inset}H${width - end}M${inset} ${end}V${height - end}M${width - inset} ${end}V${height - end}`}
        strokeWidth={1.2 * scale}
        opacity=".75"
      />
    </g>
  );
};
