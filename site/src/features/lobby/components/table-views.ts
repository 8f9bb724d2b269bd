import { lazyComponent } from '../../../shared/lazy/lazy-component';

/** What cards show of a running round. It loads after the page, as the rounds do, and not for a lobby without tables. */
const source = 'features/lobby/components/table-status.tsx';
const load = () => import('./table-status');

export const tableStatus = lazyComponent(source, 'TableStatus', load);
export const tablePhase = lazyComponent(source, 'TablePhase', load);
export const tableRoad = lazyComponent(source, 'TableRoad', load);
export const lastDraw = lazyComponent(source, 'LastDraw', load);
