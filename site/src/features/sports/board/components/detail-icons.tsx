import { drawn } from './sport-icons';

/** A price that moves. */
export const ChartIcon = drawn('M4 4v16h16M7.5 15l3.500-4 3 2.500L20 7');

/** A pin. */
export const PinIcon = drawn('M9 4h6l-.8 6 3.300 3.500v1.500h-11v-1.500L9.800 10 9 4ZM12 15v5.500');
