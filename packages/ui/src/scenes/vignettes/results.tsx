import type { PartProps } from '../scene-canvas';

/** A glass held over empty water. */
export const Results = ({ id }: PartProps) => (
  <>
    <path d="M146 130L180 162" stroke="var(--gold-3)" strokeWidth="15" strokeLinecap="round" />
    <path d="M148 132L179 161" stroke={`url(#${id}wood)`} strokeWidth="11" strokeLinecap="round" />
    <path d="M149 133L178 160" stroke="var(--wood-1)" strokeWidth="9" strokeLinecap="round" />
    <circle cx="114" cy="98" r="46" fill="var(--veil)" opacity=".5" />
    <path
      d="M76 112q10 -8 20 0t20 0t20 0t14 0M82 126q10 -8 20 0t20 0t20 0"
      fill="none"
      stroke="var(--beam)"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path
      d="M92 92c8 -14 26 -14 34 0l12 -9v18l-12 -9c-8 14 -26 14 -34 0Z"
      fill="none"
      stroke="var(--beam)"
      strokeWidth="2.4"
      strokeLinejoin="round"
      strokeDasharray="5 4"
    />
    <circle cx="114" cy="98" r="46" fill="none" stroke={`url(#${id}gold)`} strokeWidth="9" />
    <circle cx="114" cy="98" r="50.5" fill="none" stroke="var(--gold-3)" />
    <path
      d="M82 84A36 36 0 0 1 112 62"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".85"
    />
  </>
);
