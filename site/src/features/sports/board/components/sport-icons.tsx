import type { Sport } from '@pavilion/contract/sports';
import { EsportsIcon, type Icon, SportIcon, TrophyIcon } from '@pavilion/ui';

/** On the grid and with the strokes of the kit's icons. */
export const drawn =
  (path: string): Icon =>
  ({ size = 20, className }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );

const BallIcon = drawn(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5v17M6 6c2 1.6 3 3.6 3 6s-1 4.400-3 6M18 6c-2 1.600-3 3.600-3 6s1 4.400 3 6',
);

const RacketIcon = drawn(
  'M13.500 3.800c3.200-1.200 6.500.8 6.900 4 .4 3.600-2.600 6.900-6 6.900-2.900 0-5-2-5.200-4.800-.2-2.600 1.700-5.100 4.300-6.100ZM9.900 12.700 4 19.500M10 8.600l8.600 4.700M13 4.400l7 4.200M17.500 18.300a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400Z',
);

/** The icon of each sport. */
export const sportIcons: Readonly<Record<Sport, Icon>> = {
  football: SportIcon,
  basketball: BallIcon,
  tennis: RacketIcon,
  cs2: EsportsIcon,
  moba: TrophyIcon,
};
